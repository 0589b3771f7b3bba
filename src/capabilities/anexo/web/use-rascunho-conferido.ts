import { useEffect, useRef } from 'react';
import { ApiError } from '#shell/api/errors.ts';
import type { AnexoEscolhido } from '#shell/campo-de-anexos.ts';
import { perguntarSituacao } from './enviar-arquivo.ts';
import { type Item, itemDoRascunho, itemPerdido } from './itens.ts';

interface DoRascunho {
  readonly value: readonly AnexoEscolhido[];
  readonly itens: readonly Item[];
  readonly juntar: (item: Item) => void;
  /** Called when the file is no longer there. */
  readonly perder: (anexo: AnexoEscolhido, item: Item) => void;
}

/** A draft's files may be gone, and their warnings must show again: each is asked for once. */
export const useRascunhoConferido = ({ value, itens, juntar, perder }: DoRascunho): void => {
  const perguntados = useRef(new Set<number>());
  useEffect(() => {
    for (const anexo of value) {
      if (perguntados.current.has(anexo.idAnexo)) continue;
      perguntados.current.add(anexo.idAnexo);
      if (itens.some((item) => item.anexo?.idAnexo === anexo.idAnexo)) continue;
      perguntarSituacao(anexo).then(
        ({ situacao, alertas, manterMetadados: manter }) => {
          if (situacao === 'pronto') juntar({ ...itemDoRascunho(anexo), alertas, manter });
          else perder(anexo, itemPerdido(anexo));
        },
        (error: unknown) => {
          // Without network nothing is known about the file: sending the form will tell.
          if (error instanceof ApiError && error.status === 404) perder(anexo, itemPerdido(anexo));
        },
      );
    }
  });
};

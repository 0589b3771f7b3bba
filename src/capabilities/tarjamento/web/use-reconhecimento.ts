import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Documento, PaginaLida } from './documento.ts';
import {
  type Andamento,
  type CriarReconhecedor,
  criarReconhecedor,
  type Reconhecedor,
} from './motor/criar-reconhecedor.ts';
import { Vez } from './motor/leitor.ts';
import { sugestoesDaPagina } from './read-paginas.ts';

/** 300 dots per inch, the resolution that the recognition was trained on. */
const ESCALA = 300 / 72;

export const CriarReconhecedorContext = createContext<CriarReconhecedor>(criarReconhecedor);

interface EmCurso extends Andamento {
  readonly pagina: number;
}

export interface Reconhecimento {
  readonly emCurso: EmCurso | null;
  readonly erro: { readonly pagina: number; readonly frase: string } | null;
  readonly ler: (paginas: readonly number[]) => Promise<void>;
  readonly cancelar: () => void;
}

const FRASE = 'Não foi possível reconhecer o texto. Tente de novo ou marque a página com retângulos.';

/** Recognises text in pictures in this browser, page by page; it can be stopped at any moment. */
export const useReconhecimento = (
  documento: Documento,
  onLida: (pagina: number, lida: PaginaLida) => void,
): Reconhecimento => {
  const criar = useContext(CriarReconhecedorContext);
  const [emCurso, setEmCurso] = useState<EmCurso | null>(null);
  const [erro, setErro] = useState<Reconhecimento['erro']>(null);
  const largar = useRef<(() => void) | null>(null);
  const { leitor } = documento;
  const cancelar = useCallback(() => {
    largar.current?.();
    largar.current = null;
    setEmCurso(null);
  }, []);
  useEffect(() => () => largar.current?.(), []);
  const ler = useCallback(
    async (paginas: readonly number[]) => {
      if (!leitor || largar.current) return;
      let largado = false;
      let pagina = paginas[0] ?? 0;
      let reconhecedor: Reconhecedor | undefined;
      largar.current = () => {
        largado = true;
        reconhecedor?.fechar();
      };
      const dizer = (andamento: Andamento) => {
        if (!largado) setEmCurso({ pagina, ...andamento });
      };
      setErro(null);
      dizer({ etapa: 'Preparando o reconhecimento', porcento: 0 });
      try {
        reconhecedor = await criar(dizer);
        for (pagina of paginas) {
          if (largado) return;
          dizer({ etapa: 'Reconhecendo o texto', porcento: 0 });
          const pintada = await leitor.pintar(pagina, ESCALA, { vez: Vez.folha });
          const escala = pintada.largura / (leitor.paginas[pagina]?.largura ?? pintada.largura);
          const letras = await reconhecedor.reconhecer(pintada, escala);
          const dados = await leitor.analisar(letras.texto);
          if (largado) return;
          onLida(pagina, {
            ...letras,
            leitura: 'reconhecida',
            sugestoes: sugestoesDaPagina(letras, pagina, dados),
          });
        }
      } catch (error) {
        if (largado) return;
        console.error(error);
        setErro({ pagina, frase: FRASE });
      } finally {
        reconhecedor?.fechar();
        if (!largado) {
          largar.current = null;
          setEmCurso(null);
        }
      }
    },
    [leitor, criar, onLida],
  );
  return useMemo(() => ({ emCurso, erro, ler, cancelar }), [emCurso, erro, ler, cancelar]);
};

import { useMemo } from 'react';
import type { AtoDeMarcar } from '../../domain/marcas.ts';
import type { CodigoDoMotivo } from '../../domain/motivos.ts';
import { procurarEm } from '../busca/use-busca.ts';
import type { Documento } from '../documento.ts';
import { contar } from '../nomes.ts';
import { type Acoes, novasMarcas, type Selecao } from './acoes.ts';

interface Contexto {
  readonly documento: Documento;
  readonly motivo: CodigoDoMotivo;
  readonly agir: (ato: AtoDeMarcar) => void;
  readonly onSelecionar: (selecao: Selecao) => void;
  /** Announced to screen readers. */
  readonly onDito: (frase: string) => void;
}

/** The actions of the workspace, each with the sentence that a screen reader announces. */
export const useAcoes = ({ documento, motivo, agir, onSelecionar, onDito }: Contexto): Acoes => {
  const { lidas } = documento;
  return useMemo<Acoes>(
    () => ({
      marcar: (retangulos, origem, rotulo) => {
        const novas = novasMarcas(retangulos, { motivo, origem, rotulo });
        agir({ ato: 'marcar', marcas: novas });
        const [primeira] = novas;
        if (primeira) onSelecionar({ tipo: 'marcas', grupos: [primeira.grupo] });
        onDito(`Marcado: ${rotulo}`);
      },
      ajustar: (id, retangulo, sequencia) => agir({ ato: 'ajustar', id, retangulo, sequencia }),
      remover: (grupos) => {
        agir({ ato: 'remover', grupos });
        onSelecionar(null);
        onDito(contar(grupos.length, 'marca removida', 'marcas removidas'));
      },
      darMotivo: (grupos, novo) => agir({ ato: 'dar-motivo', grupos, motivo: novo }),
      aceitar: (sugestoes) => {
        agir({
          ato: 'marcar',
          marcas: sugestoes.flatMap(({ retangulos, texto }) =>
            novasMarcas(retangulos, { motivo, origem: 'sugestao', rotulo: texto }),
          ),
        });
        onSelecionar(null);
        onDito(contar(sugestoes.length, 'sugestão aceita', 'sugestões aceitas'));
      },
      recusar: (sugestoes) => {
        agir({ ato: 'recusar', sugestoes: sugestoes.map(({ id }) => id) });
        onSelecionar(null);
        onDito(contar(sugestoes.length, 'sugestão recusada', 'sugestões recusadas'));
      },
      reabrir: (sugestoes) => agir({ ato: 'reabrir', sugestoes }),
      marcarTexto: (texto) => {
        const achados = procurarEm(lidas, texto);
        agir({
          ato: 'marcar',
          marcas: achados.flatMap((achado) =>
            novasMarcas(achado.retangulos, { motivo, origem: 'busca', rotulo: achado.texto }),
          ),
        });
        onDito(contar(achados.length, 'ocorrência marcada', 'ocorrências marcadas'));
      },
      desfazer: () => {
        agir({ ato: 'desfazer' });
        onDito('Desfeito');
      },
      refazer: () => {
        agir({ ato: 'refazer' });
        onDito('Refeito');
      },
    }),
    [lidas, motivo, agir, onSelecionar, onDito],
  );
};

import type { AchadoDoCaso } from '../contract.ts';
import type { DecisaoSobreAchado } from '../domain/publicacao.ts';

export interface DecisaoPorTipo {
  readonly id: string;
  readonly rotulo: string;
  readonly decisao: DecisaoSobreAchado;
  readonly achados: readonly AchadoDoCaso[];
}

/** Where a text has several finds of one kind, they can be decided together. */
export const decisoesPorTipo = (abertos: readonly AchadoDoCaso[]): DecisaoPorTipo[] =>
  [...Map.groupBy(abertos, ({ nomeDoTipo }) => nomeDoTipo)]
    .filter(([, achados]) => achados.length > 1)
    .flatMap(([nome, achados]) =>
      (['cobrir', 'publicar'] as const).map((decisao) => ({
        id: `${decisao} ${nome}`,
        rotulo: `${decisao === 'cobrir' ? 'Cobrir' : 'Publicar'} os ${achados.length} de ${nome}`,
        decisao,
        achados,
      })),
    );

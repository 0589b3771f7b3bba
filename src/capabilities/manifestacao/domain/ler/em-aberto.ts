import { type IdInstancia, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import type { PromessaDoCaso } from '#capabilities/remedio/domain/promessas.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import type { Janela } from '#kernel/prazo/prazo.ts';
import { formatData } from '#kernel/texto.ts';

/** What weighs more than the situação: said in its place in the headline, the tag and every list. */
export interface EmAberto {
  readonly rotulo: string;
  /** What the day is of: 'Decisão até'. */
  readonly oQue: string;
  readonly ate: PlainDate | null;
}

export interface FatosEmAberto {
  /** The appeal, reclamação or revisão that was not decided yet. */
  readonly recursoPendente?: { readonly idInstancia: IdInstancia; readonly prazo: PlainDate | null } | null;
  readonly promessas?: readonly Pick<PromessaDoCaso, 'situacao' | 'prazo' | 'contestarAte' | 'noControle'>[];
  /** The term for the answer, while it runs; null where it does not. */
  readonly prazo: PlainDate | null;
  /** The days to complain of the silence, where they are known. */
  readonly reclamar?: Janela | null;
}

const julgamentos: Partial<Record<IdInstancia, string>> = {
  [Instancia.reclamacao]: 'Reclamação em julgamento',
  [Instancia.revisao]: 'Revisão em julgamento',
};

const doRecurso = ({ recursoPendente }: FatosEmAberto): EmAberto[] =>
  recursoPendente
    ? [
        {
          rotulo: julgamentos[recursoPendente.idInstancia] ?? 'Recurso em julgamento',
          oQue: 'Decisão até',
          ate: recursoPendente.prazo,
        },
      ]
    : [];

/** In the order in which they weigh: what is contested, what is late, what is to be looked at, what is to come. */
const pesos = ['Entrega contestada', 'Entrega atrasada', 'Entrega a conferir', 'Entrega prometida'] as const;
interface DaPromessa extends EmAberto {
  readonly rotulo: (typeof pesos)[number];
}

const dasPromessas = ({ promessas = [] }: FatosEmAberto, hoje: PlainDate): EmAberto[] =>
  promessas
    .flatMap(({ situacao, prazo, contestarAte, noControle }): DaPromessa[] => {
      if (situacao === 'contestada')
        return [{ rotulo: 'Entrega contestada', oQue: 'Decisão até', ate: noControle?.ate ?? null }];
      if (situacao === 'entregue')
        return contestarAte && compareDates(hoje, contestarAte) <= 0
          ? [{ rotulo: 'Entrega a conferir', oQue: 'Conteste até', ate: contestarAte }]
          : [];
      if (situacao !== 'aberta') return [];
      return compareDates(prazo, hoje) < 0
        ? [{ rotulo: 'Entrega atrasada', oQue: 'Devia ter vindo até', ate: prazo }]
        : [{ rotulo: 'Entrega prometida', oQue: 'Entrega até', ate: prazo }];
    })
    .toSorted((a, b) => pesos.indexOf(a.rotulo) - pesos.indexOf(b.rotulo));

/** Decreto 7.724/2012, art. 22. */
const doSilencio = ({ prazo, reclamar }: FatosEmAberto, hoje: PlainDate): EmAberto[] =>
  prazo && reclamar && compareDates(prazo, hoje) < 0 && compareDates(hoje, reclamar.fecha) <= 0
    ? [{ rotulo: 'Sem resposta no prazo', oQue: 'Reclame até', ate: reclamar.fecha }]
    : [];

/** Null where the situação says it all. */
export const emAbertoDe = (fatos: FatosEmAberto, hoje: PlainDate): EmAberto | null =>
  [...doRecurso(fatos), ...dasPromessas(fatos, hoje), ...doSilencio(fatos, hoje)][0] ?? null;

/** 'Recurso em julgamento: decisão até 23/11/2026.' */
export const fraseEmAberto = ({ rotulo, oQue, ate }: EmAberto, hoje: PlainDate): string => {
  if (!ate) return `${rotulo}.`;
  const passou = compareDates(ate, hoje) < 0 && oQue === 'Decisão até';
  const quando = passou ? 'a decisão devia ter saído até' : oQue.toLowerCase();
  return `${rotulo}: ${quando} ${formatData(ate)}.`;
};

import type { Remedio } from '#capabilities/manifestacao/domain/fatos.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

export type RemedioDeRecurso = Exclude<Remedio, 'denunciarDescumprimento'>;

/** 'até 12/03/2026'; of the commission nobody can promise a day. */
export const quandoDecide = (prazo: PlainDate | null): string =>
  prazo === null ? 'na reunião que a comissão marcar' : `até ${formatData(prazo)}`;

const oQueFoiRegistrado: Readonly<Record<RemedioDeRecurso, (instancia: string) => string>> = {
  recorrer: (instancia) => `Recurso à ${instancia}.`,
  reclamar: () => 'Reclamação contra a falta de resposta.',
  pedirRevisao: () => 'Pedido de revisão da mudança de tipo.',
};

/** What the history says of a filing. */
export const fraseDoRegistro = (
  remedio: RemedioDeRecurso,
  { instancia, quemDecide, prazo }: { instancia: string; quemDecide: string; prazo: PlainDate | null },
): string => `${oQueFoiRegistrado[remedio](instancia)} ${quemDecide} decide ${quandoDecide(prazo)}.`;

/** What the history adds to a decision that did not wait for the office. */
export const ESCLARECIMENTO_ENCERRADO =
  'O esclarecimento pedido ao órgão foi encerrado sem resposta: a decisão não esperou por ele.';

/** What the history says of a decision. */
export const fraseDaDecisao = (instancia: string, decisao: string, entrega: PlainDate | null): string =>
  `${instancia}: ${decisao}.${entrega ? ` O órgão deve entregar até ${formatData(entrega)}.` : ''}`;

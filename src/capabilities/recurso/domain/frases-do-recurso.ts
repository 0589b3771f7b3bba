import {
  type Cadeia,
  type IdInstancia,
  Instancia,
  instanciaSeguinte,
} from '#capabilities/remedio/domain/instancia.ts';
import { comoSujeito } from '#capabilities/remedio/domain/quem-decide.ts';
import { janelaDoSilencio } from '#capabilities/remedio/domain/recurso-prazos.ts';
import type { Remedio } from '#capabilities/remedio/domain/remedio.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

export type RemedioDeRecurso = Exclude<Remedio, 'denunciarDescumprimento'>;

/** 'até 12/03/2026'; nobody can promise a day for the commission. */
export const quandoDecide = (prazo: PlainDate | null): string =>
  prazo === null ? 'na reunião que a comissão marcar' : `até ${formatData(prazo)}`;

/**
 * What remains if nobody decides in time, read by the person and, on the receipt of the desk, by who serves them: the next instance, on these days; the commission owes no answer to
 * silence (LAI art. 16 § 3º), and after the last instance the decision is simply still owed.
 */
export const fraseSemDecisao = (
  calendario: Calendario,
  cadeia: Cadeia,
  { instancia, prazo }: { readonly instancia: IdInstancia; readonly prazo: PlainDate | null },
): string => {
  const seguinte = instanciaSeguinte(cadeia, instancia);
  if (prazo === null || seguinte === null || seguinte === Instancia.cmri)
    return 'Se a decisão atrasar, ela continua devida: o caso fica com quem decide, e nenhum prazo se perde.';
  const { abre, fecha } = janelaDoSilencio(calendario, prazo);
  return `Se não houver decisão, cabe recurso à instância seguinte, de ${formatData(abre)} a ${formatData(fecha)}.`;
};

/** Decreto 7.724/2012, art. 19, II: every denial says until when and to whom to appeal. */
export const fraseDoRecursoQueCabe = (ultimoDia: string, quemDecide: string): string =>
  `Se você não concordar, pode recorrer até ${ultimoDia}. Quem decide: ${quemDecide}.`;

const oQueFoiRegistrado: Readonly<Record<RemedioDeRecurso, (instancia: string) => string>> = {
  recorrer: (instancia) => `Recurso à ${instancia}.`,
  reclamar: () => 'Reclamação contra a falta de resposta.',
  pedirRevisao: () => 'Pedido de revisão da mudança de tipo.',
};

/** The history's sentence about a filing. */
export const fraseDoRegistro = (
  remedio: RemedioDeRecurso,
  { instancia, quemDecide, prazo }: { instancia: string; quemDecide: string; prazo: PlainDate | null },
): string =>
  `${oQueFoiRegistrado[remedio](instancia)} ${comoSujeito(quemDecide)} decide ${quandoDecide(prazo)}.`;

/** Added to the history when the decision did not wait for the office's clarification. */
export const ESCLARECIMENTO_ENCERRADO =
  'O esclarecimento pedido ao órgão foi encerrado sem resposta: a decisão não esperou por ele.';

/** The history's sentence about a decision. */
export const fraseDaDecisao = (instancia: string, decisao: string, entrega: PlainDate | null): string =>
  `${instancia}: ${decisao}.${entrega ? ` O órgão deve entregar até ${formatData(entrega)}.` : ''}`;

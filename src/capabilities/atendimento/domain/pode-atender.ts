import type { CanalDoPedido } from '#capabilities/manifestacao/domain/em-nome.ts';
import { compareDates, endOfDay, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  aindaNaoChegou,
  anonima,
  antesDoEvento,
  identidadeCoberta,
  identidadePreservada,
  semCarta,
  semDia,
  soNaCarta,
  soPalavrasNaDenuncia,
} from './atendimento-errors.ts';
import { type AtoDaPessoa, soPalavras } from './atos-da-pessoa.ts';

interface CasoAtendido {
  readonly anonima: boolean;
  readonly protegida: boolean;
  readonly preservada: boolean;
  /** The office may know who filed. */
  readonly identidadeVisivel: boolean;
}

/** Whether somebody of the office may act for this person at all. */
export const podeAtender = (caso: CasoAtendido): Verdict => {
  if (caso.anonima) return refuse(anonima());
  if (caso.preservada) return refuse(identidadePreservada());
  if (!caso.identidadeVisivel) return refuse(identidadeCoberta());
  return allow;
};

export const cabeNoBalcao = ({ protegida }: CasoAtendido, ato: AtoDaPessoa): Verdict =>
  protegida && !soPalavras.includes(ato) ? refuse(soPalavrasNaDenuncia()) : allow;

interface Chegada {
  readonly canal: CanalDoPedido;
  /** Null: not told, which means today. */
  readonly dia: PlainDate | null;
  readonly cartas: number;
  readonly hoje: PlainDate;
  /** The day of what the person answers: an answer, a decision, a delivery. */
  readonly evento: PlainDate;
}

/** A letter counts from the day it arrived; the rest counts from today. */
export const podeTerChegadoNoDia = ({ canal, dia, hoje, evento }: Omit<Chegada, 'cartas'>): Verdict => {
  if (canal !== 'carta') return dia && compareDates(dia, hoje) !== 0 ? refuse(soNaCarta()) : allow;
  if (!dia) return refuse(semDia());
  if (compareDates(dia, hoje) > 0) return refuse(aindaNaoChegou());
  return compareDates(dia, evento) < 0 ? refuse(antesDoEvento(evento)) : allow;
};

/** The same, of a case: the letter is kept. */
export const podeTerChegado = ({ cartas, ...chegada }: Chegada): Verdict =>
  chegada.canal === 'carta' && cartas === 0 ? refuse(semCarta()) : podeTerChegadoNoDia(chegada);

/** A day that has passed counts whole: a letter handed in on the last day is in time. */
export const momentoDaChegada = (dia: PlainDate, agora: Date): Date =>
  compareDates(dia, localDate(agora.getTime())) < 0 ? new Date(endOfDay(dia)) : agora;

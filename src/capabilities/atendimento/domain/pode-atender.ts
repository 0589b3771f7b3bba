import type { CanalDoPedido } from '#capabilities/manifestacao/domain/em-nome.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import {
  administradorNaoAtendeDenuncia,
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
export const podeAtender = (caso: CasoAtendido, perfil: IdPerfil): Verdict => {
  if (caso.anonima) return refuse(anonima());
  if (caso.preservada) return refuse(identidadePreservada());
  if (!caso.identidadeVisivel) return refuse(identidadeCoberta());
  if (caso.protegida && perfil === Perfil.administrador) return refuse(administradorNaoAtendeDenuncia());
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

/** A letter is kept and counts from the day it arrived; the rest counts from today. */
export const podeTerChegado = ({ canal, dia, cartas, hoje, evento }: Chegada): Verdict => {
  if (canal !== 'carta') return dia && compareDates(dia, hoje) !== 0 ? refuse(soNaCarta()) : allow;
  if (cartas === 0) return refuse(semCarta());
  if (!dia) return refuse(semDia());
  if (compareDates(dia, hoje) > 0) return refuse(aindaNaoChegou());
  return compareDates(dia, evento) < 0 ? refuse(antesDoEvento(evento)) : allow;
};

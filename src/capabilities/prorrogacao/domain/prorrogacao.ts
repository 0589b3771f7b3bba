import { z } from 'zod';
import { diasDeProrrogacao, isAcesso } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { extend, isNoPrazo } from '#kernel/prazo/prazo.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { prorrogacaoForaDoPrazo } from './prorrogacao-errors.ts';

/** Both laws ask for reasons in writing (Lei 12.527/2011, art. 11 §2; Lei 13.460/2017, art. 16). */
export const justificativa = campo('Justificativa', z.string().trim().min(20).max(2000));

export interface PrazoEmCurso {
  readonly idTipoFormulario: number;
  readonly prazo: PlainDate;
}

/** An extension is told before the term ends: one that is over cannot grow (Lei 12.527/2011, art. 11 §2). */
export const podeProrrogar = ({ idTipoFormulario, prazo }: PrazoEmCurso, agora: number): Verdict =>
  isNoPrazo(prazo, agora) ? allow : refuse(prorrogacaoForaDoPrazo(prazo, isAcesso(idTipoFormulario)));

/** Thirty more days for ouvidoria, ten for access to information, from the adjusted due date. */
export const prazoProrrogado = (
  calendario: Calendario,
  { idTipoFormulario, prazo }: PrazoEmCurso,
): { readonly dias: number; readonly novo: PlainDate } => {
  const dias = diasDeProrrogacao(idTipoFormulario);
  return { dias, novo: extend(calendario, prazo, dias) };
};

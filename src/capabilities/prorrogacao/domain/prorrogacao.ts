import { z } from 'zod';
import { diasDeProrrogacao } from '#capabilities/manifestacao/domain/manifestacao-prazos.ts';
import type { PrazoEmCurso } from '#capabilities/manifestacao/domain/pode-prorrogar.ts';
import type { Calendario } from '#kernel/prazo/calendario.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { extend } from '#kernel/prazo/prazo.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** Both laws ask for reasons in writing (Lei 12.527/2011, art. 11 §2; Lei 13.460/2017, art. 16). */
export const justificativa = campo('Justificativa', z.string().trim().min(20).max(2000));

/** Thirty more days for ouvidoria, ten for access to information, from the adjusted due date. */
export const prazoProrrogado = (
  calendario: Calendario,
  { idTipoFormulario, prazo }: PrazoEmCurso,
): { readonly dias: number; readonly novo: PlainDate } => {
  const dias = diasDeProrrogacao(idTipoFormulario);
  return { dias, novo: extend(calendario, prazo, dias) };
};

import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';

const parte = (label: string) => campo(label, z.string().trim().min(1).max(4000));

/** Each must be argued, even if missing: without all three nothing can be investigated. */
export const analisePreliminar = z.object({
  apta: campo('Apta para apuração', z.boolean()),
  envolveEmpresa: campo('Envolve empresa', z.boolean()),
  envolveServidor: campo('Envolve servidor público', z.boolean()),
  envolveCargoDas4: campo('Envolve ocupante de cargo DAS 4 ou superior', z.boolean()),
  autoria: parte('Autoria'),
  materialidade: parte('Materialidade'),
  relevancia: parte('Relevância'),
});
export type AnalisePreliminar = z.output<typeof analisePreliminar>;

/** What the citizen reads: the outcome, never the arguments. */
export const fraseDaAnalise = (apta: boolean): string =>
  apta
    ? 'A análise preliminar considerou que há elementos para apurar.'
    : 'A análise preliminar considerou que faltam elementos para apurar.';

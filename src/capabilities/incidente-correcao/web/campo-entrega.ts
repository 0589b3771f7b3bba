import { z } from 'zod';
import { addDays, parseIsoDate, toIsoDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';
import { ultimoDiaDaProrrogacao } from '../domain/incidente.ts';
import { hoje } from './incidente-queries.ts';

const COMO = 'Escreva a data como dd/mm/aaaa.';

/** A day as typed; the server decides which days are allowed. */
export const diaDigitado = (label: string) =>
  campo(
    label,
    z.string().refine((texto) => isoFromDateText(texto) !== null, COMO),
  );

export const diaDigitadoOuVazio = (label: string) =>
  campo(
    label,
    z.string().refine((texto) => texto.trim() === '' || isoFromDateText(texto) !== null, COMO),
  );

/** The first day of an extension: after the old one, and not before today. */
export const primeiroDia = (entrega: string): string => {
  const dia = parseIsoDate(entrega);
  const seguinte = dia ? toIsoDate(addDays(dia, 1)) : entrega;
  return [seguinte, hoje()].sort().at(-1) ?? seguinte;
};

/** The last day of an extension. */
export const ultimoDia = (entrega: string): string => {
  const dia = parseIsoDate(entrega);
  return dia ? toIsoDate(ultimoDiaDaProrrogacao(dia)) : entrega;
};

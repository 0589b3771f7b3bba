import { z } from 'zod';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { isoFromDateText } from '#shell/ui/campos/date-text.ts';

export const hoje = (): string => toIsoDate(localDate(serverNow().getTime()));

/** A day as typed; the server decides which days are allowed. */
export const diaDigitado = (rotulo: string) =>
  campo(
    rotulo,
    z.string().refine((texto) => isoFromDateText(texto) !== null, 'Escreva a data como dd/mm/aaaa.'),
  );

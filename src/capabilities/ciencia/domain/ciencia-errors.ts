import { invalid, notFound } from '#kernel/errors.ts';
import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

const noDia = (code: string, frase: string) => invalid(code, frase, { campos: { dia: frase } });

export const cienciaNoFuturo = () =>
  noDia('ciencia.no-futuro', 'O dia em que a pessoa soube não pode ser depois de hoje.');

export const cienciaAntesDoAto = (desde: PlainDate) =>
  noDia('ciencia.antes-do-ato', `A pessoa não pode ter sabido antes de ${formatData(desde)}.`);

/** Also for a wrong key: whoever has none learns nothing. */
export const semDevolucoes = () => notFound('ciencia.sem-devolucoes', 'Endereço não encontrado.');

import { type PlainDate, parseIsoDate } from '#kernel/prazo/data.ts';

/** A day from the database, yyyy-mm-dd. Anything else is our mistake, not a person's. */
export const diaGuardado = (texto: string): PlainDate => {
  const data = parseIsoDate(texto);
  if (!data) throw new RangeError(`Not a day: ${texto}`);
  return data;
};

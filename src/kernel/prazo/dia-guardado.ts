import { type PlainDate, parseIsoDate } from '#kernel/prazo/data.ts';

/** A day as the database keeps it, yyyy-mm-dd; anything else is a fault of ours and not of a person. */
export const diaGuardado = (texto: string): PlainDate => {
  const data = parseIsoDate(texto);
  if (!data) throw new RangeError(`Not a day: ${texto}`);
  return data;
};

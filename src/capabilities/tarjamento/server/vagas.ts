import { ocupado } from '../domain/tarjamento-errors.ts';

/** Each request holds a whole document in memory until it is answered. */
const MAX_EM_ANDAMENTO = 6;

let emAndamento = 0;

/** Runs if there is room; otherwise refuses at once. */
export const comVaga = async <R>(fazer: () => Promise<R>): Promise<R> => {
  if (emAndamento >= MAX_EM_ANDAMENTO) throw ocupado();
  emAndamento++;
  try {
    return await fazer();
  } finally {
    emAndamento--;
  }
};

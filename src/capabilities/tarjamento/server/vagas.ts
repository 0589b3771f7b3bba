import { ocupado } from '../domain/tarjamento-errors.ts';

/** Each holds a whole document in memory, from its first byte to the answer. */
const MAX_EM_ANDAMENTO = 6;

let emAndamento = 0;

/** Does it if there is room, and says so at once if there is none. */
export const comVaga = async <R>(fazer: () => Promise<R>): Promise<R> => {
  if (emAndamento >= MAX_EM_ANDAMENTO) throw ocupado();
  emAndamento++;
  try {
    return await fazer();
  } finally {
    emAndamento--;
  }
};

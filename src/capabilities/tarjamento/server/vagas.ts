import { FilaCheia } from '#server/a-parte/faixa.ts';
import { createFaixaDaMaquina } from '#server/a-parte/faixa-da-maquina.ts';
import { ocupado } from '../domain/tarjamento-errors.ts';

/** Each request holds a whole document in memory until it is answered. */
const vagas = createFaixaDaMaquina('tarjamento.documentos', { aoMesmoTempo: 6, naFila: 0 });

/** Runs if there is room; otherwise refuses at once. */
export const comVaga = async <R>(fazer: () => Promise<R>): Promise<R> => {
  try {
    return await vagas('', fazer);
  } catch (error) {
    throw error instanceof FilaCheia ? ocupado() : error;
  }
};

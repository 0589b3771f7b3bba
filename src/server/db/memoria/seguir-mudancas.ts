import type { Platform } from '../../platform.ts';
import { avisosDe, type ParaOuvir } from '../avisos.ts';
import { memoriaDe } from './memoria.ts';

/**
 * Lets this process keep what rarely changes (`emMemoria`) by hearing of every change. While the connection is lost nothing
 * is kept: slower, and never out of date.
 */
export const seguirMudancas = async ({ db, pool, log }: Pick<Platform, 'db'> & ParaOuvir, pulso?: number) => {
  const memoria = memoriaDe(db);
  const deixar = await avisosDe({ pool, log }, pulso).ouvir('mudanca', {
    mensagem: (tabela) => memoria.mudou(tabela),
    perdida: () => memoria.esquecer(),
    retomada: () => memoria.ouvir(),
  });
  memoria.ouvir();
  return {
    parar: async (): Promise<void> => {
      deixar();
      memoria.esquecer();
    },
  };
};

import { setImmediate } from 'node:timers/promises';
import { analisarAosPoucos } from '../domain/analisar.ts';
import type { Dado } from '../domain/tipos.ts';

interface Texto {
  readonly id: string | number;
  readonly texto: string;
}

/** Lets the server answer others between two pieces of a long text. */
export const analisarSemPrender = async (texto: string): Promise<Dado[]> => {
  const leitura = analisarAosPoucos(texto);
  let passo = leitura.next();
  while (!passo.done) {
    await setImmediate();
    passo = leitura.next();
  }
  return passo.value;
};

/** The texts are neither stored nor logged. */
export const analisarTextos = async (textos: readonly Texto[]) => {
  const resultados: { id: string | number; achados: Dado[] }[] = [];
  for (const { id, texto } of textos) resultados.push({ id, achados: await analisarSemPrender(texto) });
  return { resultados };
};

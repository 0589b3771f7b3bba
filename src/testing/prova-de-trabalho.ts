import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import { zerosIniciais } from '#capabilities/codigo-acesso/domain/prova-de-trabalho.ts';
import { antesDaSolucao } from '#kernel/prova-de-trabalho.ts';

export interface Desafio {
  readonly desafio: string;
  readonly bits: number;
}

interface Prova {
  readonly desafio: string;
  readonly solucao: string;
}

/** Does the work of a browser; yields now and then, because the server under test shares the thread. */
export const resolver = async ({ desafio, bits }: Desafio): Promise<Prova> => {
  const antes = antesDaSolucao(desafio);
  for (let n = 0; ; n++) {
    const resumo = hash('sha256', `${antes}${n}`, 'hex');
    if (resumo.startsWith('00') && zerosIniciais(Buffer.from(resumo, 'hex')) >= bits)
      return { desafio, solucao: String(n) };
    if (n % 5000 === 0) await setImmediate();
  }
};

/** Sends; where the answer is a puzzle, solves it and sends again, as a browser does. */
export const comProva = async (
  pedir: (prova: Prova | undefined) => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> => {
  const response = await pedir(undefined);
  if (response.statusCode !== 429) return response;
  const { details } = response.json<{ details?: Partial<Desafio> }>();
  if (!details?.desafio || details.bits === undefined) return response;
  return pedir(await resolver({ desafio: details.desafio, bits: details.bits }));
};

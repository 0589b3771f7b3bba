import { antesDaSolucao } from '#kernel/prova-de-trabalho.ts';
import { sha256ComPrefixo } from './sha256.ts';

export interface Desafio {
  readonly desafio: string;
  readonly bits: number;
}

/** From 0 to 1: how likely it is that the answer would have been found by now. */
export type Andamento = (parte: number) => void;

/** This many tries take a slow phone a few milliseconds; then the page may draw and react. */
const TENTATIVAS_POR_FATIA = 2000;

const bitsZero = (resumo: Uint32Array): number => {
  const [primeira = 0, segunda = 0] = resumo;
  return primeira === 0 ? 32 + Math.clz32(segunda) : Math.clz32(primeira);
};

const respirar = (): Promise<void> => new Promise((seguir) => setTimeout(seguir, 0));

/** Finds a text that, written behind `desafio` and its border, gives a SHA-256 with that many leading zero bits. */
export const resolverDesafio = async (
  { desafio, bits }: Desafio,
  onAndamento?: Andamento,
): Promise<string> => {
  const resumoDe = sha256ComPrefixo(antesDaSolucao(desafio));
  for (let tentativa = 0; ; tentativa++) {
    const solucao = tentativa.toString(36);
    if (bitsZero(resumoDe(solucao)) >= bits) return solucao;
    if (tentativa % TENTATIVAS_POR_FATIA === 0) {
      onAndamento?.(1 - Math.exp(-tentativa / 2 ** bits));
      await respirar();
    }
  }
};

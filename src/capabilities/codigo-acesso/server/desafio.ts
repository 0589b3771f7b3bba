import { createHash, randomBytes } from 'node:crypto';
import { antesDaSolucao, isSolucao } from '#kernel/prova-de-trabalho.ts';
import { minutes } from '#server/clock.ts';
import { assinarPartes, lerPartes } from '#server/crypto/texto-assinado.ts';
import type { Platform } from '#server/platform.ts';
import { zerosIniciais } from '../domain/prova-de-trabalho.ts';

const VALIDADE = minutes(10);

export interface Desafio {
  readonly desafio: string;
  readonly bits: number;
}

export interface DesafioLido {
  /** Names the puzzle: under it, it is spent. */
  readonly nonce: string;
  readonly bits: number;
  readonly expiraEm: Date;
}

type Parts = Pick<Platform, 'config' | 'clock'>;

const chaveDe = ({ config }: Parts): Buffer => config.keyFor('codigo-acesso.desafio');

/** `nonce.expires.bits.signature`: nothing is stored until it is solved, so issuing is free. */
export const novoDesafio = (platform: Parts, bits: number): Desafio => {
  const expira = platform.clock.now().getTime() + VALIDADE;
  const partes = [randomBytes(12).toString('base64url'), String(expira), String(bits)];
  return { desafio: assinarPartes(chaveDe(platform), partes), bits };
};

/** Null unless we issued it, it has not expired and the work was done. */
export const readDesafio = (platform: Parts, desafio: string, solucao: string): DesafioLido | null => {
  const partes = lerPartes(chaveDe(platform), desafio, 3);
  if (!partes || !isSolucao(solucao)) return null;
  const [nonce = '', expira, bits] = partes;
  if (Number(expira) <= platform.clock.now().getTime()) return null;
  const hash = createHash('sha256')
    .update(antesDaSolucao(desafio) + solucao)
    .digest();
  if (zerosIniciais(hash) < Number(bits)) return null;
  return { nonce, bits: Number(bits), expiraEm: new Date(Number(expira)) };
};

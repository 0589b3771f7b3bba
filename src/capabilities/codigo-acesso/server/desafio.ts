import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { minutes } from '#server/clock.ts';
import { hmacBytes } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { zerosIniciais } from '../domain/prova-de-trabalho.ts';

const VALIDADE = minutes(10);

export interface Desafio {
  readonly desafio: string;
  readonly bits: number;
}

export interface DesafioLido {
  readonly bits: number;
  readonly expiraEm: Date;
}

type Parts = Pick<Platform, 'config' | 'clock'>;

const sign = ({ config }: Parts, body: string): Buffer =>
  hmacBytes(config.keyFor('codigo-acesso.desafio'), body);

/** `nonce.expires.bits.signature`: nothing is stored until it is solved, so issuing is free. */
export const novoDesafio = (platform: Parts, bits: number): Desafio => {
  const expira = platform.clock.now().getTime() + VALIDADE;
  const body = `${randomBytes(12).toString('base64url')}.${expira}.${bits}`;
  return { desafio: `${body}.${sign(platform, body).toString('base64url')}`, bits };
};

/** Null unless we issued it, it has not expired and the work was done. */
export const readDesafio = (platform: Parts, desafio: string, solucao: string): DesafioLido | null => {
  const [nonce = '', expira = '', bits = '', assinatura = ''] = desafio.split('.');
  const given = Buffer.from(assinatura, 'base64url');
  const expected = sign(platform, `${nonce}.${expira}.${bits}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  if (Number(expira) <= platform.clock.now().getTime()) return null;
  const hash = createHash('sha256')
    .update(desafio + solucao)
    .digest();
  if (zerosIniciais(hash) < Number(bits)) return null;
  return { bits: Number(bits), expiraEm: new Date(Number(expira)) };
};

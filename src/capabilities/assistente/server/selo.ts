import { randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { invalid } from '#kernel/errors.ts';
import { hmac } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { intencoes, type NomeDaIntencao } from '../domain/entender.ts';

/** What a thumb is about: no words, and nobody's. */
export interface Avaliavel {
  readonly intencao: NomeDaIntencao;
  /** Address of the first source; '' without one. */
  readonly fonte: string;
  /** The day of the answer. */
  readonly dia: string;
}

export interface Selo extends Avaliavel {
  /** Of this answer alone, by chance: it says nothing of who got it. */
  readonly numero: string;
}

const lido = z.object({
  intencao: z.enum(intencoes),
  fonte: z.string().max(300),
  dia: z.iso.date(),
  numero: z.string().max(40),
});

const assinar = ({ config }: Pick<Platform, 'config'>, corpo: string): string =>
  hmac(config.keyFor('assistente-avaliacao'), corpo);

/** Goes out with the answer and comes back with the thumb: what is counted was answered by us. */
export const selar = (platform: Pick<Platform, 'config'>, avaliavel: Avaliavel): string => {
  const corpo = Buffer.from(JSON.stringify({ ...avaliavel, numero: randomUUID() })).toString('base64url');
  return `${corpo}.${assinar(platform, corpo)}`;
};

export const readSelo = (platform: Pick<Platform, 'config'>, selo: string): Selo => {
  const [corpo = '', assinatura = ''] = selo.split('.', 2);
  const certa = Buffer.from(assinar(platform, corpo));
  const dada = Buffer.from(assinatura);
  if (certa.length !== dada.length || !timingSafeEqual(certa, dada))
    throw invalid('assistente.avaliacao-invalida', 'Esta avaliação não é de uma resposta do assistente.');
  return lido.parse(JSON.parse(Buffer.from(corpo, 'base64url').toString()));
};

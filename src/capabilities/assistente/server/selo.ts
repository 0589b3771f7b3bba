import { randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { invalid } from '#kernel/errors.ts';
import { hmac } from '#server/crypto/secret.ts';
import type { Platform } from '#server/platform.ts';
import { intencoes, type NomeDaIntencao } from '../domain/entender.ts';

/** What a vote is about: no words, and nothing about the person. */
export interface Avaliavel {
  readonly intencao: NomeDaIntencao;
  /** Address of the first source; '' if there is none. */
  readonly fonte: string;
  /** The day of the answer. */
  readonly dia: string;
}

export interface Selo extends Avaliavel {
  /** Random, for this answer alone: it says nothing about who received it. */
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

/** Sent with the answer and returned with the vote: proves that the answer was ours. */
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

import { z } from 'zod';
import { semAcento } from '#kernel/texto.ts';
import { campo } from '#kernel/validacao/campo.ts';

const PALAVRAS_DIFERENTES = 8;
const MAX_MOTIVO = 1000;

/** Of one letter, only what is a word in Portuguese: 'a b c d' says nothing. */
const PALAVRA = /^(?:[aeo]|\p{L}[\p{L}\p{N}]+)$/u;

/** The same words, however they are written: neither case, accents, signs nor spaces make another reason. */
export const normalizarMotivo = (motivo: string): string =>
  semAcento(motivo)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const palavrasDiferentes = (motivo: string): number =>
  new Set(
    normalizarMotivo(motivo)
      .split(' ')
      .filter((palavra) => PALAVRA.test(palavra)),
  ).size;

export const AJUDA_DO_MOTIVO =
  'Ao menos oito palavras diferentes, que você ainda não usou em outra abertura. Diga o que vai fazer com a identidade neste caso.';

/** Why this identity, in words that the person who filed will read. */
export const motivoDaAbertura = campo(
  'Justificativa',
  z
    .string()
    .trim()
    .max(MAX_MOTIVO)
    .refine(
      (motivo) => palavrasDiferentes(motivo) >= PALAVRAS_DIFERENTES,
      'Escreva a justificativa com ao menos oito palavras diferentes.',
    ),
);

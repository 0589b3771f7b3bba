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

/** For the help of a field and for its error. */
export const QUANTAS_PALAVRAS = `ao menos ${PALAVRAS_DIFERENTES} palavras diferentes`;

export const AJUDA_DO_MOTIVO = `Com ${QUANTAS_PALAVRAS}, que você ainda não usou em outra abertura, diga o que vai fazer com a identidade neste caso.`;

/** A text of enough words to say something. */
export const comPalavras = (rotulo: string) =>
  campo(
    rotulo,
    z
      .string()
      .trim()
      .max(MAX_MOTIVO)
      .refine((texto) => palavrasDiferentes(texto) >= PALAVRAS_DIFERENTES, `Escreva ${QUANTAS_PALAVRAS}.`),
  );

/** Why this identity, in words that the person who filed will read. */
export const motivoDaAbertura = comPalavras('Justificativa');

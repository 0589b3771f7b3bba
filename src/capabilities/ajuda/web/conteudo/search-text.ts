import { plainText } from '../../domain/marcacao-leve.ts';

/** People type without accents on phones: 'denuncia' must find 'Denúncia'. */
const normalize = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** True if every word typed occurs in the texts, in any order, whole or as a part. */
export const matches = (search: string, texts: readonly string[]): boolean => {
  const haystack = normalize(texts.map(plainText).join(' '));
  return normalize(search)
    .split(' ')
    .every((word) => haystack.includes(word));
};

/** Digits and signs that stand for letters. Some stand for two. */
const TROCAS: readonly Readonly<Record<string, string>>[] = [
  {
    4: 'a',
    '@': 'a',
    3: 'e',
    1: 'i',
    '!': 'i',
    0: 'o',
    5: 's',
    $: 's',
    7: 't',
    8: 'b',
    9: 'g',
    2: 'z',
    '|': 'l',
    '*': '',
  },
  {
    4: 'a',
    '@': 'a',
    3: 'e',
    1: 'l',
    '!': 'l',
    0: 'o',
    5: 's',
    $: 's',
    7: 't',
    8: 'b',
    9: 'g',
    2: 's',
    '|': 'i',
    '*': '',
  },
];

/** A text with each sign as the letter it may stand for, in each of the ways. */
export const comoLetras = (texto: string): readonly string[] =>
  TROCAS.map((troca) => [...texto].map((sinal) => troca[sinal] ?? sinal).join(''));

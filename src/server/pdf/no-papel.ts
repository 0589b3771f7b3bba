/** What the fonts that every reader of PDF has can print: Latin-1 and the Windows signs. */
const IMPRIMIVEL = /^[\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]$/u;

/** Signs that people paste, each with what says the same on paper. */
const PARECIDOS: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '≥': '>=',
  '≤': '<=',
  '≠': '<>',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '●': '•',
  '▪': '•',
  '✓': 'x',
  '✔': 'x',
  '\t': '    ',
  '\r': '',
};

/** Any other space is a space, and what cannot be seen is nothing. */
const semSinal = (letra: string): string => (/\p{Zs}/u.test(letra) ? ' ' : /\p{C}/u.test(letra) ? '' : '?');

/** A text as it can be printed: a letter that no font here has becomes '?', never another letter. */
export const noPapel = (texto: string): string =>
  [...texto.normalize('NFC')]
    .map((letra) => (IMPRIMIVEL.test(letra) ? letra : (PARECIDOS[letra] ?? semSinal(letra))))
    .join('');

/** The letters end at FF, and from 80 to 9F there are none. */
const FORA = /[\u0080-\u009F\u0100-\u{10FFFF}]/u;

const parecidos: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '…': '...',
  '•': '-',
  '€': 'EUR',
};

const semMarcas = (sinal: string): string => {
  const base = sinal.normalize('NFD').replace(/\p{M}/gu, '');
  return FORA.test(base) ? '?' : base;
};

/** Within ISO 8859-1, which knows every Portuguese letter: what it does not know becomes the nearest it does. */
export const emLatin1 = (texto: string): string => {
  if (!FORA.test(texto)) return texto;
  return texto
    .normalize('NFC')
    .replace(/[\u0080-\u009F\u0100-\u{10FFFF}]/gu, (sinal) => parecidos[sinal] ?? semMarcas(sinal));
};

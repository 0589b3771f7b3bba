/** Outside ISO 8859-1: its letters end at FF, and 80 to 9F hold none. */
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

/**
 * Rewrites a text within ISO 8859-1, which has every Portuguese letter. Other characters become the
 * nearest one it has.
 */
export const emLatin1 = (texto: string): string => {
  if (!FORA.test(texto)) return texto;
  return texto
    .normalize('NFC')
    .replace(/[\u0080-\u009F\u0100-\u{10FFFF}]/gu, (sinal) => parecidos[sinal] ?? semMarcas(sinal));
};

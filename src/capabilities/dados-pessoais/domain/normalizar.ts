/** Signs from other keyboards and PDF text layers, each replaced by one of ours. */
const DE_OUTRO_TECLADO =
  /[\v\f`\u0085\u00A0\u00B4\u02BC\u1680\u2000-\u200A\u2010-\u2015\u2018\u2019\u201B\u2028\u2029\u202F\u205F\u2212\u3000\uFE58\uFE63\uFF01-\uFF5E]/g;
const TRACO = /[\u2010-\u2015\u2212\uFE58\uFE63]/;
const APOSTROFO = /[`\u00B4\u02BC\u2018\u2019\u201B]/;
const QUEBRA = /[\v\f\u0085\u2028\u2029]/;
/** Full-width forms are the plain ones at an offset; text layers of scanned forms have them. */
const PRIMEIRO_LARGO = 0xff01;
const LARGO = PRIMEIRO_LARGO - 0x21;

const noNosso = (sinal: string): string => {
  const codigo = sinal.charCodeAt(0);
  if (codigo >= PRIMEIRO_LARGO) return String.fromCharCode(codigo - LARGO);
  if (TRACO.test(sinal)) return '-';
  if (APOSTROFO.test(sinal)) return "'";
  return QUEBRA.test(sinal) ? '\n' : ' ';
};

/** Invisible characters, detached accents, ligatures, and words split at a line end. */
const FORA_DO_LUGAR =
  /(?:[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]|\p{M}){1,8}(?:(?<=\u00AD)\r?\n)?|[\uFB00-\uFB04]|(?<=[a-zà-öø-ÿ])-\r?\n(?=[a-zà-öø-ÿ])/gu;
const PRECISA = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]|\p{M}|[\uFB00-\uFB04]|-\r?\n/u;
const LIGADURAS: Readonly<Record<string, string>> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl' };

export interface TextoNormalizado {
  readonly texto: string;
  /** From a position in the normalized text to the position in the original. */
  readonly original: (lugar: number) => number;
}

const mesmoLugar = (lugar: number): number => lugar;

/** The index of the last entry of a sorted list not after a position. */
const ultimoAte = (lugares: readonly number[], lugar: number): number => {
  let baixo = 0;
  let alto = lugares.length;
  while (baixo < alto) {
    const meio = (baixo + alto) >> 1;
    if ((lugares[meio] as number) <= lugar) baixo = meio + 1;
    else alto = meio;
  }
  return baixo - 1;
};

/** The text as a person reads it, whatever a PDF put there; finds map back to the original. */
export const normalizar = (bruto: string): TextoNormalizado => {
  const texto = bruto.replace(DE_OUTRO_TECLADO, noNosso);
  if (!PRECISA.test(texto)) return { texto, original: mesmoLugar };
  const pedacos: string[] = [];
  const lugares: number[] = [];
  const desvios: number[] = [];
  let lido = 0;
  let escrito = 0;
  for (const { 0: trecho, index } of texto.matchAll(FORA_DO_LUGAR)) {
    const novo = LIGADURAS[trecho] ?? '';
    const antes = texto.slice(lido, index);
    pedacos.push(antes, novo);
    escrito += antes.length + novo.length;
    lido = index + trecho.length;
    lugares.push(escrito);
    desvios.push(lido - escrito);
  }
  pedacos.push(texto.slice(lido));
  const original = (lugar: number): number => lugar + (desvios[ultimoAte(lugares, lugar)] ?? 0);
  return { texto: pedacos.join(''), original };
};

/** Characters that a reader does not see, but that would hide a name from the search. */
const INVISIVEL = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/;

/** Letters drawn like ours that no normal form brings back. */
const DESENHADAS: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴢ: 'z',
};

const letraDobrada = (letra: string): string => {
  const codigo = letra.charCodeAt(0);
  if (codigo < 0x80) return letra.toLowerCase();
  if (INVISIVEL.test(letra)) return '';
  // Full-width, bold, circled and accented letters are ours with something added.
  const simples = letra.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return DESENHADAS[simples] ?? simples;
};

export interface TextoDobrado {
  /** Lower case, no accents, no invisible signs. */
  readonly texto: string;
  /** From a piece of the folded text to the same piece of the original. */
  noOriginal(inicio: number, fim: number): readonly [number, number];
}

/** The text as it would be compared, with the way back to the original. */
export const dobrarTexto = (original: string): TextoDobrado => {
  const pedacos: string[] = [];
  const lugares: number[] = [];
  const fins: number[] = [];
  let lugar = 0;
  for (const letra of original) {
    const dobrada = letraDobrada(letra);
    const fim = lugar + letra.length;
    if (dobrada === '' && fins.length > 0) {
      // A loose accent belongs to the letter before it.
      fins[fins.length - 1] = fim;
    }
    for (let i = 0; i < dobrada.length; i++) {
      lugares.push(lugar);
      fins.push(fim);
    }
    pedacos.push(dobrada);
    lugar = fim;
  }
  return {
    texto: pedacos.join(''),
    noOriginal: (inicio, fim) => [lugares[inicio] ?? original.length, fins[fim - 1] ?? original.length],
  };
};

/** A name or word as the folded text has it, letters and digits only. */
export const soLetras = (texto: string): string => dobrarTexto(texto).texto.replace(/[^a-z0-9]/g, '');

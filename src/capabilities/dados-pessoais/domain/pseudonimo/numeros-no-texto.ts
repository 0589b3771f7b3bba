/** What may stand between two digits of a number, however it is punctuated. */
const ENTRE = new Set('()./-–—_*,');
const MAIS_ENTRE = 3;
const isEntre = (letra: string): boolean => ENTRE.has(letra) || /\s/.test(letra);

const LETRA_OU_DIGITO = /[\p{L}\d]/u;
/** The sign before a place, whole: letters of some alphabets take two positions. */
const antesDe = (texto: string, lugar: number): string =>
  [...texto.slice(Math.max(0, lugar - 2), lugar)].at(-1) ?? '';
const depoisDe = (texto: string, lugar: number): string => {
  const codigo = texto.codePointAt(lugar);
  return codigo === undefined ? '' : String.fromCodePoint(codigo);
};
const isSolto = (texto: string, inicio: number, fim: number): boolean =>
  !LETRA_OU_DIGITO.test(antesDe(texto, inicio)) && !LETRA_OU_DIGITO.test(depoisDe(texto, fim));

/** Where the number ends that begins here; -1 if it does not. */
const fimDoNumero = (texto: string, inicio: number, numero: string): number => {
  let lugar = inicio + 1;
  for (const digito of numero.slice(1)) {
    for (let pulou = 0; pulou < MAIS_ENTRE && isEntre(texto.charAt(lugar)); pulou++) lugar++;
    if (texto.charAt(lugar) !== digito) return -1;
    lugar++;
  }
  return lugar;
};

type Lugar = readonly [inicio: number, fim: number];
const acharDesde = (texto: string, primeiro: string, fimDe: (inicio: number) => number): readonly Lugar[] => {
  const achados: Lugar[] = [];
  for (let inicio = texto.indexOf(primeiro); inicio >= 0; ) {
    const fim = fimDe(inicio);
    const isAchado = fim >= 0 && isSolto(texto, inicio, fim);
    if (isAchado) achados.push([inicio, fim]);
    inicio = texto.indexOf(primeiro, isAchado ? fim : inicio + 1);
  }
  return achados;
};

/**
 * Letters and digits of a number in this order, with up to three signs between two of them and none of its kind around. A pattern
 * per number would be made anew for each person, which costs more than reading the text.
 */
export const acharNumero = (texto: string, numero: string): readonly Lugar[] =>
  acharDesde(texto, numero.charAt(0), (inicio) => fimDoNumero(texto, inicio, numero));

/** A text as it stands, with no letter or digit around it. */
export const acharInteiro = (texto: string, procurado: string): readonly Lugar[] =>
  acharDesde(texto, procurado, (inicio) => inicio + procurado.length);

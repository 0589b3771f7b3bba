/** The last code of the Latin letters, with or without accents, that European names use. */
const ULTIMA = 0x24f;

const SEM_DECOMPOSICAO: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 's',
  æ: 'a',
  œ: 'o',
  ı: 'i',
};

/** For each letter the code of its plain lower-case form ('Ã' is 'a'); zero for other signs. */
const base = new Uint8Array(ULTIMA + 1);
const maiuscula = new Uint8Array(ULTIMA + 1);

for (let codigo = 0; codigo <= ULTIMA; codigo++) {
  const letra = String.fromCharCode(codigo);
  const pequena = letra.toLowerCase();
  const simples = SEM_DECOMPOSICAO[pequena] ?? pequena.normalize('NFD').charAt(0);
  if (simples >= 'a' && simples <= 'z') {
    base[codigo] = simples.charCodeAt(0);
    maiuscula[codigo] = letra === pequena ? 0 : 1;
  }
}

export const letraBase = (codigo: number): number => (codigo <= ULTIMA ? (base[codigo] as number) : 0);
export const isMaiuscula = (codigo: number): boolean => codigo <= ULTIMA && maiuscula[codigo] === 1;
export const isAlgarismo = (codigo: number): boolean => codigo >= 48 && codigo <= 57;

/** A word as in the dictionary: lower case, no accents, no apostrophe. */
export const dobrar = (palavra: string): string => {
  let dobrada = '';
  for (let i = 0; i < palavra.length; i++) {
    const codigo = palavra.charCodeAt(i);
    const letra = letraBase(codigo);
    if (letra !== 0) dobrada += String.fromCharCode(letra);
    else if (isAlgarismo(codigo)) dobrada += palavra.charAt(i);
  }
  return dobrada;
};

/** FNV-1a over plain lower-case letters, computed while reading: no word is cut out. */
export const SEMENTE = 0x811c9dc5 | 0;
export const misturar = (mistura: number, codigo: number): number => Math.imul(mistura ^ codigo, 0x01000193);

export const misturaDe = (dobrada: string): number => {
  let mistura = SEMENTE;
  for (let i = 0; i < dobrada.length; i++) mistura = misturar(mistura, dobrada.charCodeAt(i));
  return mistura;
};

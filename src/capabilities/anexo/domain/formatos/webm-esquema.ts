import { CLUSTER, type Elemento, filhosDe, type Trecho } from './ebml.ts';

export const DOC_TYPE = 0x4282;
export const INFO = 0x1549a966;
export const SCALE = 0x2ad7b1;
/** The names of the programs that wrote it, which the format asks for. */
export const PROGRAMAS: readonly number[] = [0x4d80, 0x5741];
export const TRACKS = 0x1654ae6b;
export const TRACK = 0xae;
export const TRACK_TYPE = 0x83;
export const CODEC = 0x86;
export const CODEC_PRIVATE = 0x63a2;
export const TIMESTAMP = 0xe7;
export const SIMPLE_BLOCK = 0xa3;
export const BLOCK_GROUP = 0xa0;
export const BLOCK = 0xa1;

/** What an element may hold: so many bytes at most, or these elements. */
type Regra = number | Esquema;
interface Esquema extends ReadonlyMap<number, Regra> {}

/** The longest number that the format has; more would be a place for words. */
const NUMERO = 8;
const QUALQUER = Number.POSITIVE_INFINITY;
const numerosDe = (...ids: readonly number[]): [number, Regra][] => ids.map((id) => [id, NUMERO]);
const esquema = (...regras: readonly [number, Regra][]): Esquema => new Map(regras);

/** What a player reads of the header (RFC 8794, 11.2): versions, lengths and the type of document. */
export const DO_CABECALHO = esquema(...numerosDe(0x4286, 0x42f7, 0x42f2, 0x42f3, DOC_TYPE, 0x4287, 0x4285));

const SOM = esquema(...numerosDe(0xb5, 0x78b5, 0x9f, 0x6264));

/** Number, kind, flags, delays and codec; not its name, its language, nor the name or the addresses of the codec. */
const DA_TRILHA = esquema(
  ...numerosDe(0xd7, 0x73c5, TRACK_TYPE, 0xb9, 0x88, 0x55aa, 0x9c, 0x23e383, CODEC, 0x56aa, 0x56bb),
  [CODEC_PRIVATE, QUALQUER],
  [0xe1, SOM],
);

const DO_GRUPO = esquema([BLOCK, QUALQUER], ...numerosDe(0x9b, 0xfb, 0xfa, 0x75a2));

/**
 * What a player reads of a recording (RFC 9559). All else goes: title, date, tags, chapters, files inside, what is beside the
 * sound, and empty space, which may not be empty.
 */
export const DO_SEGMENTO = esquema(
  [INFO, esquema(...numerosDe(SCALE, 0x4489), ...PROGRAMAS.map((id): [number, Regra] => [id, QUALQUER]))],
  [TRACKS, esquema([TRACK, DA_TRILHA])],
  [CLUSTER, esquema(...numerosDe(TIMESTAMP, 0xa7, 0xab), [SIMPLE_BLOCK, QUALQUER], [BLOCK_GROUP, DO_GRUPO])],
  // Where things are in the file, by number.
  [0x114d9b74, esquema([0x4dbb, esquema(...numerosDe(0x53ab, 0x53ac))])],
  [
    0x1c53bb6b,
    esquema([
      0xbb,
      esquema(...numerosDe(0xb3), [0xb7, esquema(...numerosDe(0xf7, 0xf1, 0xf0, 0xb2, 0x5378))]),
    ]),
  ],
);

/** Puts into `sobras` what the rules do not know, at any depth. False where something cannot be read, and so not be cleaned. */
export const juntarSobras = (
  bytes: Uint8Array,
  elementos: readonly Elemento[],
  regras: Esquema,
  sobras: Trecho[],
): boolean =>
  elementos.every((elemento) => {
    const regra = regras.get(elemento.id);
    if (regra === undefined) sobras.push(elemento);
    else if (typeof regra === 'number') {
      if (elemento.fim - elemento.corpo > regra) sobras.push(elemento);
    } else {
      const filhos = filhosDe(bytes, elemento);
      return filhos !== null && juntarSobras(bytes, filhos, regra, sobras);
    }
    return true;
  });

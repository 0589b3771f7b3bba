/** From `inicio` to before `fim`. */
export interface Trecho {
  readonly inicio: number;
  readonly fim: number;
}

/** One element of EBML (RFC 8794), the format that WebM is written in. */
export interface Elemento extends Trecho {
  readonly id: number;
  readonly corpo: number;
}

/** The only two that a live recording leaves without a length. */
export const SEGMENT = 0x18538067;
export const CLUSTER = 0x1f43b675;

const inteiro = (bytes: Uint8Array, comeco = 0): number =>
  bytes.reduce((valor, byte) => valor * 256 + byte, comeco);

export const uint = (bytes: Uint8Array, { corpo, fim }: Elemento): number =>
  inteiro(bytes.subarray(corpo, fim));

/** An element that does not fit into what holds it is damage: null. */
export const readElemento = (bytes: Uint8Array, inicio: number, limite: number): Elemento | null => {
  const letras = Math.clz32(bytes[inicio] ?? 0) - 23;
  if (letras > 4 || inicio + letras >= limite) return null;
  const id = inteiro(bytes.subarray(inicio, inicio + letras));
  const primeiro = bytes[inicio + letras] ?? 0;
  const largura = Math.clz32(primeiro) - 23;
  const corpo = inicio + letras + largura;
  if (largura > 8 || corpo > limite) return null;
  const resto = bytes.subarray(inicio + letras + 1, corpo);
  const maximo = 2 ** (8 - largura) - 1;
  const isSemFim = (primeiro & maximo) === maximo && resto.every((byte) => byte === 0xff);
  if (isSemFim) return id === SEGMENT || id === CLUSTER ? { id, inicio, corpo, fim: limite } : null;
  const tamanho = inteiro(resto, primeiro & maximo);
  return tamanho <= limite - corpo ? { id, inicio, corpo, fim: corpo + tamanho } : null;
};

/** The elements of a body, or null where it is damaged. `isFim` ends one that has no length of its own. */
export const filhosDe = (
  bytes: Uint8Array,
  { corpo, fim }: Pick<Elemento, 'corpo' | 'fim'>,
  isFim: (id: number) => boolean = () => false,
): Elemento[] | null => {
  const filhos: Elemento[] = [];
  for (let at = corpo; at < fim; at = filhos.at(-1)?.fim ?? fim) {
    const filho = readElemento(bytes, at, fim);
    if (!filho) return null;
    if (isFim(filho.id)) break;
    filhos.push(filho);
  }
  return filhos;
};

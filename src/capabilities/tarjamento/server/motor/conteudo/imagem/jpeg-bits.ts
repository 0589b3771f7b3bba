export interface Huffman {
  /** How many symbols have a code of 1, 2, … 16 bits. */
  readonly tamanhos: readonly number[];
  readonly simbolos: readonly number[];
  readonly codigos: Uint16Array;
  readonly comprimentos: Uint8Array;
}

const DC_TAMANHOS = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0] as const;
const AC_TAMANHOS = [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125] as const;
/** ITU-T T.81, annex K.3.2: the standard luminance tables, used for colour as well. */
const AC_SIMBOLOS =
  '0102030004110512213141061351610722711432' +
  '8191a1082342b1c11552d1f02433627282090a16' +
  '1718191a25262728292a3435363738393a434445' +
  '464748494a535455565758595a63646566676869' +
  '6a737475767778797a838485868788898a929394' +
  '95969798999aa2a3a4a5a6a7a8a9aab2b3b4b5b6' +
  'b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8' +
  'd9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8' +
  'f9fa';

const montar = (tamanhos: readonly number[], simbolos: readonly number[]): Huffman => {
  const codigos = new Uint16Array(256);
  const comprimentos = new Uint8Array(256);
  let [codigo, at] = [0, 0];
  for (const [ordem, quantos] of tamanhos.entries()) {
    for (let n = 0; n < quantos; n++) {
      const simbolo = simbolos[at++] ?? 0;
      codigos[simbolo] = codigo++;
      comprimentos[simbolo] = ordem + 1;
    }
    codigo <<= 1;
  }
  return { tamanhos, simbolos, codigos, comprimentos };
};

export const huffmanDe = (qual: 'dc' | 'ac'): Huffman =>
  qual === 'dc'
    ? montar(
        DC_TAMANHOS,
        Array.from({ length: 12 }, (_, n) => n),
      )
    : montar(AC_TAMANHOS, [...Buffer.from(AC_SIMBOLOS, 'hex')]);

/** Writes the bits of a JPEG, with a zero byte after each 0xff. */
export class BitsDoJpeg {
  private bytes = new Uint8Array(1 << 16);
  private at = 0;
  private guardados = 0;
  private quantos = 0;

  constructor(cabecalho: readonly number[]) {
    for (const byte of cabecalho) this.byte(byte);
  }

  private byte(valor: number): void {
    if (this.at === this.bytes.length) {
      const maior = new Uint8Array(this.bytes.length * 2);
      maior.set(this.bytes);
      this.bytes = maior;
    }
    this.bytes[this.at++] = valor;
  }

  private bits(valor: number, quantos: number): void {
    for (let bit = quantos - 1; bit >= 0; bit--) {
      this.guardados = (this.guardados << 1) | ((valor >> bit) & 1);
      if (++this.quantos < 8) continue;
      this.byte(this.guardados);
      if (this.guardados === 0xff) this.byte(0);
      [this.guardados, this.quantos] = [0, 0];
    }
  }

  simbolo({ codigos, comprimentos }: Huffman, simbolo: number): void {
    this.bits(codigos[simbolo] as number, comprimentos[simbolo] as number);
  }

  /** Writes a number as its size and bits, after a run of `zeros`. */
  valor(tabela: Huffman, zeros: number, valor: number): void {
    const tamanho = 32 - Math.clz32(Math.abs(valor));
    this.simbolo(tabela, (zeros << 4) | tamanho);
    if (tamanho > 0) this.bits(valor < 0 ? valor + (1 << tamanho) - 1 : valor, tamanho);
  }

  fim(): Uint8Array {
    if (this.quantos > 0) this.bits((1 << (8 - this.quantos)) - 1, 8 - this.quantos);
    this.byte(0xff);
    this.byte(0xd9);
    return this.bytes.slice(0, this.at);
  }
}

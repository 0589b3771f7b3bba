import type { ColumnChunk, SchemaElement } from 'hyparquet';
import type { ByteWriter } from 'hyparquet-writer';
import { writePageHeader } from 'hyparquet-writer/src/datapage.js';
import { snappyCompress } from 'hyparquet-writer/src/snappy.js';
import { type Coluna, chaveDe, type TipoDeColuna, type Valor } from '../domain/coluna.ts';

type Fisico = Pick<SchemaElement, 'converted_type'> & { readonly type: NonNullable<SchemaElement['type']> };

export const fisicos: Readonly<Record<TipoDeColuna, Fisico>> = {
  inteiro: { type: 'INT64' },
  texto: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  data: { type: 'INT32', converted_type: 'DATE' },
  logico: { type: 'BOOLEAN' },
};

const DIA = 86_400_000;
const DOIS_A_32 = 2 ** 32;

/** Appends bytes to memory that is reused for every page. */
class Bytes {
  #memoria = Buffer.allocUnsafe(1 << 16);
  #cheio = 0;

  #caber(quantos: number): number {
    const lugar = this.#cheio;
    if (lugar + quantos > this.#memoria.length) {
      const maior = Buffer.allocUnsafe(Math.max(2 * this.#memoria.length, lugar + quantos));
      this.#memoria.copy(maior, 0, 0, lugar);
      this.#memoria = maior;
    }
    this.#cheio += quantos;
    return lugar;
  }

  byte(valor: number): void {
    const lugar = this.#caber(1);
    this.#memoria[lugar] = valor;
  }

  varint(valor: number): void {
    let resto = valor;
    for (; resto > 127; resto >>>= 7) this.byte((resto & 127) | 128);
    this.byte(resto);
  }

  int32(valor: number): void {
    const lugar = this.#caber(4);
    this.#memoria.writeInt32LE(valor, lugar);
  }

  /** Written in two halves: a bigint would allocate an object for each value. */
  int64(valor: number): void {
    const lugar = this.#caber(8);
    this.#memoria.writeUInt32LE(valor >>> 0, lugar);
    this.#memoria.writeInt32LE(Math.floor(valor / DOIS_A_32), lugar + 4);
  }

  texto(valor: string): void {
    const lugar = this.#caber(4 + 3 * valor.length);
    const bytes = this.#memoria.write(valor, lugar + 4, 'utf8');
    this.#memoria.writeUInt32LE(bytes, lugar);
    this.#cheio = lugar + 4 + bytes;
  }

  /** Groups of eight, the lowest bit first (Parquet, 'Encodings', RLE / Bit-Packing Hybrid). */
  bits(valores: Int32Array, quantos: number, largura: number): void {
    this.varint((Math.ceil(quantos / 8) << 1) | 1);
    const bytes = Math.ceil(quantos / 8) * largura;
    let lugar = this.#caber(bytes);
    const fim = lugar + bytes;
    let espera = 0;
    let tem = 0;
    for (let i = 0; i < quantos; i += 1) {
      espera |= (valores[i] ?? 0) << tem;
      tem += largura;
      while (tem >= 8) {
        this.#memoria[lugar] = espera & 255;
        lugar += 1;
        espera >>>= 8;
        tem -= 8;
      }
    }
    if (tem > 0) {
      this.#memoria[lugar] = espera & 255;
      lugar += 1;
    }
    this.#memoria.fill(0, lugar, fim);
  }

  /** Valid until the next write. */
  tirar(): Uint8Array {
    const todos = this.#memoria.subarray(0, this.#cheio);
    this.#cheio = 0;
    return todos;
  }
}

const larguraDe = (quantos: number): number => (quantos <= 1 ? 0 : 32 - Math.clz32(quantos - 1));

/** A column of a row group, as numbers: each text or day is stored once, with its places. */
export class ColunaParquet {
  readonly #coluna: Coluna;
  readonly #bytes = new Bytes();
  readonly #nulos: Int32Array;
  /** Indexes into the dictionary, or booleans. */
  readonly #lugares: Int32Array;
  readonly #numeros: Float64Array;
  readonly #dicionario = new Map<string, number>();
  #textos: string[] = [];
  #linhas = 0;
  #cheias = 0;
  /** True once the column repeats hardly anything: then texts are written as they come. */
  #semDicionario = false;

  constructor(coluna: Coluna, porGrupo: number) {
    this.#coluna = coluna;
    this.#nulos = new Int32Array(porGrupo);
    this.#lugares = new Int32Array(porGrupo);
    this.#numeros = new Float64Array(coluna.tipo === 'inteiro' ? porGrupo : 0);
  }

  #lugarDo(texto: string): number {
    const conhecido = this.#dicionario.get(texto);
    if (conhecido !== undefined) return conhecido;
    const novo = this.#textos.length;
    this.#dicionario.set(texto, novo);
    this.#textos.push(texto);
    return novo;
  }

  add(valor: Valor): void {
    this.#nulos[this.#linhas] = valor === null ? 0 : 1;
    this.#linhas += 1;
    if (valor === null) return;
    const { tipo } = this.#coluna;
    if (tipo === 'inteiro') this.#numeros[this.#cheias] = Number(valor);
    else if (tipo === 'logico') this.#lugares[this.#cheias] = valor ? 1 : 0;
    else if (this.#semDicionario) this.#textos.push(String(valor));
    else this.#lugares[this.#cheias] = this.#lugarDo(String(valor));
    this.#cheias += 1;
  }

  /** In the order of the file: the dictionary, if there is one, then the values. */
  gravar(writer: ByteWriter): ColumnChunk {
    const { tipo } = this.#coluna;
    const { type } = fisicos[tipo];
    const inicio = writer.offset;
    const temDicionario = (tipo === 'texto' || tipo === 'data') && !this.#semDicionario;
    if (temDicionario) this.#gravarDicionario(writer);
    const dados = writer.offset;
    const encoding = temDicionario ? 'RLE_DICTIONARY' : 'PLAIN';
    this.#gravarPagina(writer, encoding);
    const statistics = this.#estatisticas();
    const chunk: ColumnChunk = {
      file_offset: BigInt(inicio),
      meta_data: {
        type,
        encodings: ['RLE', encoding],
        path_in_schema: [chaveDe(this.#coluna)],
        codec: 'SNAPPY',
        num_values: BigInt(this.#linhas),
        total_uncompressed_size: BigInt(writer.offset - inicio),
        total_compressed_size: BigInt(writer.offset - inicio),
        data_page_offset: BigInt(dados),
        ...(temDicionario && { dictionary_page_offset: BigInt(inicio) }),
        statistics,
      },
    };
    this.#recomecar();
    return chunk;
  }

  #recomecar(): void {
    this.#semDicionario ||= this.#coluna.tipo === 'texto' && 2 * this.#dicionario.size > this.#cheias + 1;
    this.#dicionario.clear();
    this.#textos = [];
    this.#linhas = 0;
    this.#cheias = 0;
  }

  #diasDe(texto: string): number {
    return Date.parse(`${texto}T00:00:00Z`) / DIA;
  }

  #gravarDicionario(writer: ByteWriter): void {
    const bytes = this.#bytes;
    for (const texto of this.#textos) {
      if (this.#coluna.tipo === 'data') bytes.int32(this.#diasDe(texto));
      else bytes.texto(texto);
    }
    const pagina = bytes.tirar();
    const comprimida = snappyCompress(pagina);
    writePageHeader(writer, {
      type: 'DICTIONARY_PAGE',
      uncompressed_page_size: pagina.length,
      compressed_page_size: comprimida.length,
      dictionary_page_header: { num_values: this.#textos.length, encoding: 'PLAIN' },
    });
    writer.appendBytes(comprimida);
  }

  /** One run if all rows have a value or none has; otherwise one bit each. */
  #niveis(): Uint8Array {
    const bytes = this.#bytes;
    if (this.#cheias === this.#linhas || this.#cheias === 0) {
      bytes.varint(this.#linhas << 1);
      bytes.byte(this.#cheias === 0 ? 0 : 1);
    } else bytes.bits(this.#nulos, this.#linhas, 1);
    return Uint8Array.from(bytes.tirar());
  }

  #valores(encoding: 'PLAIN' | 'RLE_DICTIONARY'): Uint8Array {
    const bytes = this.#bytes;
    const { tipo } = this.#coluna;
    if (encoding === 'RLE_DICTIONARY') {
      const largura = larguraDe(this.#textos.length);
      bytes.byte(largura);
      if (largura > 0) bytes.bits(this.#lugares, this.#cheias, largura);
      else if (this.#cheias > 0) bytes.varint(this.#cheias << 1);
    } else if (tipo === 'inteiro') {
      for (let i = 0; i < this.#cheias; i += 1) bytes.int64(this.#numeros[i] ?? 0);
    } else if (tipo === 'logico') this.#simEnao();
    else for (const texto of this.#textos) bytes.texto(texto);
    return bytes.tirar();
  }

  #simEnao(): void {
    for (let i = 0; i < this.#cheias; i += 8) {
      let byte = 0;
      for (let j = 0; j < 8 && i + j < this.#cheias; j += 1) byte |= (this.#lugares[i + j] ?? 0) << j;
      this.#bytes.byte(byte);
    }
  }

  #gravarPagina(writer: ByteWriter, encoding: 'PLAIN' | 'RLE_DICTIONARY'): void {
    const niveis = this.#niveis();
    const valores = this.#valores(encoding);
    const comprimidos = snappyCompress(valores);
    writePageHeader(writer, {
      type: 'DATA_PAGE_V2',
      uncompressed_page_size: niveis.length + valores.length,
      compressed_page_size: niveis.length + comprimidos.length,
      data_page_header_v2: {
        num_values: this.#linhas,
        num_nulls: this.#linhas - this.#cheias,
        num_rows: this.#linhas,
        encoding,
        definition_levels_byte_length: niveis.length,
        repetition_levels_byte_length: 0,
        is_compressed: true,
      },
    });
    writer.appendBytes(niveis);
    writer.appendBytes(comprimidos);
  }

  /** Readers use them to skip row groups: days and numbers are what people filter by. */
  #estatisticas() {
    const null_count = BigInt(this.#linhas - this.#cheias);
    const { tipo } = this.#coluna;
    if (this.#cheias === 0) return { null_count };
    if (tipo === 'data') {
      const dias = this.#textos.toSorted();
      const noDia = (texto: string | undefined) => new Date(`${texto}T00:00:00Z`);
      return { null_count, min_value: noDia(dias[0]), max_value: noDia(dias.at(-1)) };
    }
    if (tipo !== 'inteiro') return { null_count };
    const numeros = this.#numeros.subarray(0, this.#cheias);
    let [menor, maior] = [numeros[0] ?? 0, numeros[0] ?? 0];
    for (const numero of numeros) {
      if (numero < menor) menor = numero;
      if (numero > maior) maior = numero;
    }
    return { null_count, min_value: BigInt(menor), max_value: BigInt(maior) };
  }
}

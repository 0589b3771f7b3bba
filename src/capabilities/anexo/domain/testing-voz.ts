import { concat } from './formatos/bytes.ts';
import { assinarPagina } from './formatos/ogg.ts';
import { AUTORA, ascii } from './testing-arquivos.ts';

/** Small recordings as browsers write them, made on the spot. */
interface Gravacao {
  readonly segundos?: number;
  readonly autora?: boolean;
  readonly video?: boolean;
}

/** Of a WebM alone: what a hostile or a strange program writes beside the sound. */
interface Webm extends Gravacao {
  readonly codec?: string;
  readonly escala?: readonly number[];
  readonly mais?: Partial<
    Record<'cabecalho' | 'segmento' | 'info' | 'trilhas' | 'trilha' | 'cluster' | 'grupo', Uint8Array>
  >;
}

export const elemento = (id: readonly number[], ...corpo: readonly Uint8Array[]): Uint8Array => {
  const tudo = concat(corpo);
  const tamanho = Uint8Array.of(0x08, 0, 0, 0, 0);
  new DataView(tamanho.buffer).setUint32(1, tudo.length);
  return concat([Uint8Array.from(id), tamanho, tudo]);
};

/** Without a length, as a recording that is still going on. */
const aberto = (id: readonly number[], ...corpo: readonly Uint8Array[]): Uint8Array =>
  concat([Uint8Array.from([...id, 0x01, 255, 255, 255, 255, 255, 255, 255]), ...corpo]);

const u16 = (n: number): number[] => [(n >> 8) & 255, n & 255];
const u32 = (n: number): number[] => [...u16(n >>> 16), ...u16(n)];
export const le32 = (n: number): number[] => u32(n).reverse();

const trilha = (numero: number, tipo: number, codec: string, ...mais: readonly Uint8Array[]): Uint8Array =>
  elemento(
    [0xae],
    elemento([0xd7], Uint8Array.of(numero)),
    elemento([0x83], Uint8Array.of(tipo)),
    elemento([0x86], ascii(codec)),
    ...mais,
  );

/** One cluster for each second, with a block at its start. */
const clusters = (segundos: number, mais: readonly Uint8Array[]): Uint8Array[] =>
  Array.from({ length: segundos + 1 }, (_, segundo) =>
    aberto(
      [0x1f, 0x43, 0xb6, 0x75],
      elemento([0xe7], Uint8Array.from(u32(segundo * 1000))),
      elemento([0xa3], Uint8Array.of(0x81, 0, 0, 0x80, 0xfc, 0xff, 0xfe)),
      ...mais,
    ),
  );

const um = (mais: Uint8Array | undefined): readonly Uint8Array[] => (mais ? [mais] : []);
const BLOCO = elemento([0xa1], Uint8Array.of(0x81, 0, 0, 0, 0xfc, 0xff, 0xfe));

export const webm = ({
  segundos = 3,
  autora = false,
  video = false,
  codec = 'A_OPUS',
  escala = u32(1_000_000),
  mais = {},
}: Webm = {}): Uint8Array =>
  concat([
    elemento([0x1a, 0x45, 0xdf, 0xa3], elemento([0x42, 0x82], ascii('webm')), ...um(mais.cabecalho)),
    aberto(
      [0x18, 0x53, 0x80, 0x67],
      elemento(
        [0x15, 0x49, 0xa9, 0x66],
        elemento([0x2a, 0xd7, 0xb1], Uint8Array.from(escala)),
        elemento([0x4d, 0x80], ascii('Chrome')),
        elemento([0x57, 0x41], ascii(autora ? `Celular de ${AUTORA}` : 'Chrome')),
        ...(autora ? [elemento([0x7b, 0xa9], ascii(`Voz de ${AUTORA}`))] : []),
        ...um(mais.info),
      ),
      elemento(
        [0x16, 0x54, 0xae, 0x6b],
        trilha(1, 2, codec, ...um(mais.trilha)),
        ...(video ? [trilha(2, 1, 'V_VP8')] : []),
        ...um(mais.trilhas),
      ),
      ...um(mais.segmento),
      ...clusters(segundos, [
        ...um(mais.cluster),
        ...(mais.grupo ? [elemento([0xa0], BLOCO, mais.grupo)] : []),
      ]),
      ...(autora ? [elemento([0x12, 0x54, 0xc3, 0x67], ascii(`ARTIST ${AUTORA}`.padEnd(200)))] : []),
    ),
  ]);

const pagina = (numero: number, amostras: number, serie: number, ...pacotes: readonly Uint8Array[]) => {
  const tabela = pacotes.flatMap(({ length }) => [
    ...Array<number>(Math.floor(length / 255)).fill(255),
    length % 255,
  ]);
  const bytes = concat([
    ascii('OggS\0'),
    Uint8Array.from([numero === 0 ? 2 : 0, ...le32(amostras >>> 0), ...le32(0)]),
    Uint8Array.from([...le32(serie), ...le32(numero), 0, 0, 0, 0, tabela.length, ...tabela]),
    ...pacotes,
  ]);
  assinarPagina(bytes, { inicio: 0, fim: bytes.length });
  return bytes;
};

export const ogg = ({ segundos = 3, autora = false, video = false }: Gravacao = {}): Uint8Array => {
  const programa = ascii('Gravador');
  const dito = ascii(`ARTIST=${AUTORA} ${'.'.repeat(300)}`);
  const comentarios = concat([
    ascii('OpusTags'),
    Uint8Array.from(le32(programa.length)),
    programa,
    Uint8Array.from(le32(autora ? 1 : 0)),
    ...(autora ? [Uint8Array.from(le32(dito.length)), dito] : []),
  ]);
  const cabecalho = concat([
    ascii('OpusHead'),
    Uint8Array.from([1, 1, 0x38, 0x01, ...le32(48_000), 0, 0, 0]),
  ]);
  return concat([
    pagina(0, 0, 7, cabecalho),
    ...(video ? [pagina(0, 0, 8, ascii('\x80theora'))] : []),
    pagina(1, 0, 7, comentarios),
    pagina(2, segundos * 48_000 + 312, 7, Uint8Array.of(0xfc, 0xff, 0xfe)),
  ]);
};

import { concat, numeros, startsWith } from './bytes.ts';

interface Pagina {
  readonly inicio: number;
  readonly fim: number;
  readonly serie: number;
  /** Where the last packet that ends here ends in time; null where none ends. */
  readonly posicao: number | null;
  /** Pieces of packets; a piece of 255 bytes goes on in the next. */
  readonly pedacos: readonly { readonly at: number; readonly tamanho: number }[];
}

interface OggLido {
  /** One stream, of sound, in a codec that browsers play. */
  readonly codec: 'opus' | 'vorbis' | null;
  readonly segundos: number;
  /** The second packet, which holds comments: its pieces in the file. */
  readonly comentarios: readonly { readonly at: number; readonly tamanho: number }[];
  readonly paginas: readonly Pagina[];
}

const CABECALHO = 27;
const AMOSTRAS_DO_OPUS = 48_000;

const readPagina = (bytes: Uint8Array, inicio: number): Pagina | null => {
  if (!startsWith(bytes, 'OggS', inicio) || bytes[inicio + 4] !== 0) return null;
  const { u32 } = numeros(bytes, true);
  const quantos = bytes[inicio + 26] ?? 0;
  const tabela = bytes.subarray(inicio + CABECALHO, inicio + CABECALHO + quantos);
  if (tabela.length < quantos) return null;
  let at = inicio + CABECALHO + quantos;
  const pedacos = [...tabela].map((tamanho) => {
    const pedaco = { at, tamanho };
    at += tamanho;
    return pedaco;
  });
  if (at > bytes.length) return null;
  const alto = u32(inicio + 10);
  return {
    inicio,
    fim: at,
    serie: u32(inicio + 14),
    posicao: alto >= 0x8000_0000 ? null : alto * 2 ** 32 + u32(inicio + 6),
    pedacos,
  };
};

type Pedacos = Pagina['pedacos'];

/** The first packets of the stream, each as its pieces. */
const primeirosPacotes = (paginas: readonly Pagina[], quantos: number): Pedacos[] => {
  const pacotes: Pedacos[] = [];
  let aberto: Pedacos[number][] = [];
  for (const pedaco of paginas.flatMap(({ pedacos }) => pedacos)) {
    aberto.push(pedaco);
    if (pedaco.tamanho === 255) continue;
    pacotes.push(aberto);
    aberto = [];
    if (pacotes.length === quantos) break;
  }
  return pacotes;
};

export const juntarPedacos = (bytes: Uint8Array, pedacos: Pedacos): Uint8Array =>
  concat(pedacos.map(({ at, tamanho }) => bytes.subarray(at, at + tamanho)));

/** Null for what is no Ogg, or a damaged one; a second stream in it (a video, a text) is no sound. */
export const readOgg = (bytes: Uint8Array): OggLido | null => {
  const paginas: Pagina[] = [];
  for (let at = 0; at < bytes.length; at = paginas.at(-1)?.fim ?? bytes.length) {
    const pagina = readPagina(bytes, at);
    if (!pagina) return null;
    paginas.push(pagina);
  }
  const [primeiro, comentarios] = primeirosPacotes(paginas.slice(0, 200), 2);
  if (!primeiro || !comentarios) return null;
  const inicio = juntarPedacos(bytes, primeiro);
  const { u16, u32 } = numeros(inicio, true);
  const isUma = new Set(paginas.map(({ serie }) => serie)).size === 1;
  const fim = paginas.reduce((maior, { posicao }) => Math.max(maior, posicao ?? 0), 0);
  if (isUma && startsWith(inicio, 'OpusHead'))
    return {
      codec: 'opus',
      segundos: Math.max(0, fim - u16(10)) / AMOSTRAS_DO_OPUS,
      comentarios,
      paginas,
    };
  if (isUma && startsWith(inicio, '\x01vorbis') && u32(12) > 0)
    return { codec: 'vorbis', segundos: fim / u32(12), comentarios, paginas };
  return { codec: null, segundos: 0, comentarios, paginas };
};

const TABELA = Uint32Array.from({ length: 256 }, (_, byte) => {
  let resto = byte << 24;
  for (let bit = 0; bit < 8; bit++) resto = (resto << 1) ^ (resto & 0x8000_0000 ? 0x04c1_1db7 : 0);
  return resto >>> 0;
});

/** The checksum that the format asks for: CRC-32 without reflection, beginning and ending at zero. */
export const somaDoOgg = (bytes: Uint8Array): number => {
  let resto = 0;
  for (const byte of bytes) resto = ((resto << 8) ^ (TABELA[((resto >>> 24) ^ byte) & 255] ?? 0)) >>> 0;
  return resto;
};

/** Of a page, it is computed with its own place empty. */
export const assinarPagina = (bytes: Uint8Array, { inicio, fim }: Pick<Pagina, 'inicio' | 'fim'>): void => {
  bytes.fill(0, inicio + 22, inicio + 26);
  const soma = somaDoOgg(bytes.subarray(inicio, fim));
  for (let i = 0; i < 4; i++) bytes[inicio + 22 + i] = (soma >>> (8 * i)) & 255;
};

import type { CodigoDeAlerta } from '../alertas.ts';
import { includes, latin1, numeros } from '../formatos/bytes.ts';
import type { Limpeza } from './limpeza.ts';
import { codigosDoXmp } from './xmp.ts';

interface Caixa {
  readonly tipo: string;
  readonly inicio: number;
  readonly corpo: number;
  readonly fim: number;
}

/**
 * By the box they lie in ('' is the file), those that a player needs. Cameras, phones and editors write what they like into others,
 * places and names among it: whatever is not named here goes.
 */
const PRECISA: Readonly<Record<string, readonly string[]>> = {
  '': ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'sidx', 'ssix', 'mfra', 'pdin', 'wide'],
  moov: ['mvhd', 'trak', 'mvex', 'iods', 'pssh'],
  trak: ['tkhd', 'mdia', 'edts', 'tref', 'trgr', 'tapt'],
  mdia: ['mdhd', 'hdlr', 'minf', 'elng'],
  minf: ['vmhd', 'smhd', 'hmhd', 'nmhd', 'sthd', 'gmhd', 'hdlr', 'dinf', 'stbl'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stsh', 'stps'],
    ...['sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'padb', 'stdp'],
  ],
  mvex: ['mehd', 'trex', 'leva'],
  moof: ['mfhd', 'traf', 'pssh'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc'],
  mfra: ['tfra', 'mfro'],
};
const COM_MOMENTO = ['mvhd', 'tkhd', 'mdhd'];
const MAIS_FUNDO = 8;

const SINAIS: readonly (readonly [CodigoDeAlerta, readonly string[]])[] = [
  ['local', ['\xa9xyz', 'loci', 'quicktime.location', 'gps ']],
  ['autor', ['\xa9ART', '\xa9aut', 'auth', '\xa9wrt', 'aART', 'quicktime.author', 'quicktime.artist']],
  ['aparelho', ['\xa9mak', '\xa9mod', 'quicktime.make', 'quicktime.model', 'com.android.']],
];

export const readCaixas = (bytes: Uint8Array, de: number, ate: number): Caixa[] | null => {
  const { u32 } = numeros(bytes, false);
  const caixas: Caixa[] = [];
  for (let at = de; at + 8 <= ate; ) {
    const curto = u32(at);
    const isLongo = curto === 1;
    const tamanho = isLongo ? u32(at + 8) * 2 ** 32 + u32(at + 12) : curto === 0 ? ate - at : curto;
    const corpo = at + (isLongo ? 16 : 8);
    if (tamanho < corpo - at || at + tamanho > ate) return null;
    caixas.push({ tipo: latin1(bytes, at + 4, at + 8), inicio: at, corpo, fim: at + tamanho });
    at += tamanho;
  }
  return caixas;
};

interface Achados {
  /** Emptied whole. */
  readonly sobram: readonly Caixa[];
  /** Say when it was filmed, to the second. */
  readonly comMomento: readonly Caixa[];
  /** Of its tracks, what they carry: 'vide', 'soun', or what nobody here can read. */
  readonly faixas: readonly string[];
}

/** Null if the boxes are not as they say. */
const percorrer = (bytes: Uint8Array, de: number, ate: number, dentroDe = '', nivel = 0): Achados | null => {
  const caixas = readCaixas(bytes, de, ate);
  if (!caixas || nivel > MAIS_FUNDO) return null;
  const sobram: Caixa[] = [];
  const comMomento: Caixa[] = [];
  const faixas: string[] = [];
  for (const caixa of caixas) {
    if (!PRECISA[dentroDe]?.includes(caixa.tipo)) {
      sobram.push(caixa);
      continue;
    }
    if (COM_MOMENTO.includes(caixa.tipo)) comMomento.push(caixa);
    if (dentroDe === 'mdia' && caixa.tipo === 'hdlr')
      faixas.push(latin1(bytes, caixa.corpo + 8, caixa.corpo + 12));
    if (!PRECISA[caixa.tipo]) continue;
    const dentro = percorrer(bytes, caixa.corpo, caixa.fim, caixa.tipo, nivel + 1);
    if (!dentro) return null;
    sobram.push(...dentro.sobram);
    comMomento.push(...dentro.comMomento);
    faixas.push(...dentro.faixas);
  }
  return { sobram, comMomento, faixas };
};

const isVazia = (bytes: Uint8Array, { corpo, fim }: Caixa): boolean =>
  bytes.subarray(corpo, fim).every((byte) => byte === 0);

/** Creation and last change: after version and flags, four bytes each, or eight in the newer form. */
const momentosDa = (bytes: Uint8Array, { corpo, fim }: Caixa): [number, number] => [
  corpo + 4,
  Math.min(fim, corpo + 4 + (bytes[corpo] === 1 ? 16 : 8)),
];

const codigosDa = (caixa: Uint8Array): CodigoDeAlerta[] => [
  ...SINAIS.flatMap(([codigo, marcas]) => (marcas.some((marca) => includes(caixa, marca)) ? [codigo] : [])),
  ...(includes(caixa, 'xmpmeta') ? codigosDoXmp(latin1(caixa)) : []),
];

const FREE = [0x66, 0x72, 0x65, 0x65];
const LIDAS = ['vide', 'soun'];

/** Boxes that nobody needs are emptied in place, so that the offsets of sound and image stay valid. */
export const limparMp4 = (bytes: Uint8Array): Limpeza | null => {
  const achados = percorrer(bytes, 0, bytes.length);
  if (!achados) return null;
  const cheias = achados.sobram.filter((caixa) => !isVazia(bytes, caixa));
  const datadas = achados.comMomento
    .map((caixa) => momentosDa(bytes, caixa))
    .filter(([de, ate]) => bytes.subarray(de, ate).some((byte) => byte !== 0));
  const codigos: CodigoDeAlerta[] = [
    ...cheias.flatMap(({ corpo, fim }) => codigosDa(bytes.subarray(corpo, fim))),
    // A track of a drone or a body camera has the places in its data, where nothing can be taken out.
    ...(achados.faixas.some((faixa) => !LIDAS.includes(faixa)) ? (['nao-conferido'] as const) : []),
  ];
  if (cheias.length + datadas.length === 0) return { codigos, limpo: null };
  const limpo = bytes.slice();
  for (const { inicio, corpo, fim } of cheias) {
    limpo.set(FREE, inicio + 4);
    limpo.fill(0, corpo, fim);
  }
  for (const [de, ate] of datadas) limpo.fill(0, de, ate);
  return { codigos, limpo };
};

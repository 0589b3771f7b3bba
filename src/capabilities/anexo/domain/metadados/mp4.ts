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

const DENTRO = ['moov', 'trak', 'moof', 'traf'];
const UUID_XMP = '\xbe\x7a\xcf\xcb\x97\xa9\x42\xe8\x9c\x71\x99\x94\x91\xe3\xaf\xac';

const SINAIS: readonly (readonly [CodigoDeAlerta, readonly string[]])[] = [
  ['local', ['\xa9xyz', 'loci', 'quicktime.location']],
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

const dePessoa = (bytes: Uint8Array, { tipo, corpo }: Caixa): boolean =>
  tipo === 'udta' ||
  tipo === 'meta' ||
  (tipo === 'uuid' && includes(bytes.subarray(corpo, corpo + 16), UUID_XMP));

const acharDePessoa = (bytes: Uint8Array, de: number, ate: number, nivel = 0): Caixa[] | null => {
  const caixas = readCaixas(bytes, de, ate);
  if (!caixas || nivel > 4) return null;
  const achadas: Caixa[] = [];
  for (const caixa of caixas) {
    if (dePessoa(bytes, caixa)) achadas.push(caixa);
    if (!DENTRO.includes(caixa.tipo)) continue;
    const internas = acharDePessoa(bytes, caixa.corpo, caixa.fim, nivel + 1);
    if (!internas) return null;
    achadas.push(...internas);
  }
  return achadas;
};

const codigosDa = (caixa: Uint8Array): CodigoDeAlerta[] => [
  ...SINAIS.flatMap(([codigo, marcas]) => (marcas.some((marca) => includes(caixa, marca)) ? [codigo] : [])),
  ...(includes(caixa, 'xmpmeta') ? codigosDoXmp(latin1(caixa)) : []),
];

/** User data boxes are emptied in place, so that the offsets of sound and image stay valid. */
export const limparMp4 = (bytes: Uint8Array): Limpeza | null => {
  const achadas = acharDePessoa(bytes, 0, bytes.length);
  if (!achadas) return null;
  const codigos = achadas.flatMap(({ corpo, fim }) => codigosDa(bytes.subarray(corpo, fim)));
  if (achadas.length === 0) return { codigos, limpo: null };
  const limpo = bytes.slice();
  for (const { inicio, corpo, fim } of achadas) {
    limpo.set([0x66, 0x72, 0x65, 0x65], inicio + 4);
    limpo.fill(0, corpo, fim);
  }
  return { codigos, limpo };
};

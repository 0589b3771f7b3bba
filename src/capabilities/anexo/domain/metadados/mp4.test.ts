import { describe, expect, it } from 'vitest';
import { concat, latin1 } from '../formatos/bytes.ts';
import { ascii } from '../testing-arquivos.ts';
import { limparMp4 } from './mp4.ts';

const u32 = (n: number): Uint8Array =>
  Uint8Array.from([n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255]);
const caixa = (tipo: string, ...corpo: readonly Uint8Array[]): Uint8Array => {
  const tudo = concat(corpo);
  return concat([u32(tudo.length + 8), ascii(tipo), tudo]);
};
const MOMENTO = u32(0xe2_15_a7_01);
const faixa = (tipo: string): Uint8Array =>
  caixa(
    'trak',
    caixa('tkhd', u32(0), MOMENTO, MOMENTO, new Uint8Array(20)),
    caixa(
      'mdia',
      caixa('mdhd', u32(0x01_00_00_00), u32(0), MOMENTO, u32(0), MOMENTO, new Uint8Array(12)),
      caixa('hdlr', u32(0), u32(0), ascii(tipo), new Uint8Array(12)),
      caixa('minf', caixa('stbl', caixa('stsd', ascii('avc1')), caixa('zzzz', ascii('MARIA SOUZA')))),
    ),
  );
const video = ({ faixas = ['vide', 'soun'], noMoov = [] as Uint8Array[], fora = [] as Uint8Array[] } = {}) =>
  concat([
    caixa('ftyp', ascii('isom')),
    caixa(
      'moov',
      caixa('mvhd', u32(0), MOMENTO, MOMENTO, new Uint8Array(90)),
      ...faixas.map(faixa),
      ...noMoov,
    ),
    caixa('mdat', ascii('imagem e som')),
    ...fora,
  ]);
const limpo = (bytes: Uint8Array): string => latin1(limparMp4(bytes)?.limpo ?? bytes);

describe('of a video goes whatever a player does not need (Lei 13.608/2018, art. 4º-B)', () => {
  it.each([
    ['a box of its own', { fora: [caixa('uuid', ascii('owner=MARIA SOUZA'))] }],
    ['places that a dash camera wrote', { noMoov: [caixa('gps ', ascii('MARIA SOUZA -3.7 -38.5'))] }],
    ['text in free room', { fora: [caixa('free', ascii('MARIA SOUZA'))] }],
    ['what a phone writes behind the end', { fora: [caixa('sefd', ascii('MARIA SOUZA SM-A155M'))] }],
    ['a box among the samples', {}],
  ])('%s', (_nome, partes) => {
    const bytes = video(partes);
    expect(latin1(bytes)).toContain('MARIA SOUZA');
    expect(limpo(bytes)).not.toContain('MARIA SOUZA');
    expect(limpo(bytes)).toContain('imagem e som');
    expect(limpo(bytes)).toHaveLength(bytes.length);
  });

  it('and the second at which it was filmed, in both forms of the date', () => {
    expect(limpo(video())).not.toContain(latin1(MOMENTO));
  });

  it('with a warning where a track carries what nobody here can read', () => {
    expect(limparMp4(video())?.codigos).toEqual([]);
    expect(limparMp4(video({ faixas: ['vide', 'meta'] }))?.codigos).toEqual(['nao-conferido']);
  });

  it('is clean when it was cleaned: nothing is left to take out', () => {
    const primeiro = limparMp4(video())?.limpo;
    expect(primeiro && limparMp4(primeiro)).toEqual({ codigos: [], limpo: null });
  });
});

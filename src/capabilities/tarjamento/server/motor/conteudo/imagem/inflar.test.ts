import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FluxoGrandeDemais, inflar, MAX_DE_UM_FLUXO } from './inflar.ts';

const linhas = Array.from({ length: 2000 }, (_, n) => `linha ${n} ${Math.sin(n)}`).join('\n');
const inteiro = deflateSync(linhas);
const texto = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('unpacking what may be damaged', () => {
  it('tells how much of what came belongs to it', () => {
    const comSobra = Buffer.concat([inteiro, Buffer.from('o que alguém pôs depois')]);
    expect(inflar(comSobra)).toMatchObject({ usados: inteiro.length, isInteiro: true });
  });

  it('reads all behind a broken header or before a broken checksum, and does not vouch for it', () => {
    const semCabecalho = Buffer.concat([Buffer.from([0, 0]), inteiro.subarray(2)]);
    const semSoma = Buffer.concat([inteiro.subarray(0, -4), Buffer.from([1, 2, 3, 4])]);
    for (const bytes of [semCabecalho, semSoma]) {
      const { bytes: lidos, isInteiro, usados } = inflar(bytes);
      expect([texto(lidos), isInteiro, usados]).toEqual([linhas, false, undefined]);
    }
  });

  it('gives the beginning of what was cut short or broken further on, and says that it is not all', () => {
    const meio = inteiro.length >> 1;
    const cortado = inteiro.subarray(0, meio);
    const trocado = Buffer.from(inteiro);
    trocado.fill(0xff, meio, meio + 40);
    for (const bytes of [cortado, trocado]) {
      const { bytes: lidos, isInteiro } = inflar(bytes);
      expect(isInteiro).toBe(false);
      expect(texto(lidos).slice(0, linhas.length / 4)).toBe(linhas.slice(0, linhas.length / 4));
    }
  });

  it('gives nothing of what was never packed, and says so', () => {
    expect(inflar(Buffer.from('\xff\xff\xff\xff\xff', 'latin1'))).toMatchObject({ isInteiro: false });
  });

  it('misses nothing where there is nothing', () => {
    expect(inflar(new Uint8Array())).toMatchObject({ bytes: new Uint8Array(), isInteiro: true });
  });

  it('refuses what unpacks to more than it may', () => {
    const bomba = deflateSync(Buffer.alloc(MAX_DE_UM_FLUXO + 1));
    expect(() => inflar(bomba)).toThrow(FluxoGrandeDemais);
  });
});

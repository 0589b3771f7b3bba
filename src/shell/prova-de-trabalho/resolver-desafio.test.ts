import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { resolverDesafio } from './resolver-desafio.ts';
import { sha256ComPrefixo } from './sha256.ts';

const hex = (palavras: Uint32Array): string =>
  [...palavras].map((palavra) => palavra.toString(16).padStart(8, '0')).join('');

describe('the puzzle asked before a protocol is looked up', () => {
  it.each([0, 1, 54, 55, 56, 63, 64, 65, 119, 120, 400])(
    'hashes as everybody does, after a prefix of %i bytes',
    (tamanho) => {
      const prefixo = 'ç'.repeat(Math.floor(tamanho / 2)) + 'x'.repeat(tamanho % 2);
      const resumoDe = sha256ComPrefixo(prefixo);
      for (const sufixo of ['', '0', 'zz9', 'a'.repeat(40)]) {
        expect(hex(resumoDe(sufixo))).toBe(
          createHash('sha256')
            .update(prefixo + sufixo)
            .digest('hex'),
        );
      }
    },
  );

  it.each([0, 1, 8, 13])('finds an answer with %i leading zero bits', async (bits) => {
    const desafio = 'eyJkZXNhZmlvIjoiMTIzIn0.assinatura';
    const solucao = await resolverDesafio({ desafio, bits });
    const resumo = BigInt(`0x${createHash('sha256').update(`${desafio}|${solucao}`).digest('hex')}`);
    expect(resumo >> BigInt(256 - bits)).toBe(0n);
    expect(solucao).toMatch(/^[0-9a-z]{1,16}$/);
  });

  it('tells how it goes on, and never goes back', async () => {
    const partes: number[] = [];
    await resolverDesafio({ desafio: 'outro', bits: 14 }, (parte) => partes.push(parte));
    expect(partes.length).toBeGreaterThan(1);
    expect(partes).toEqual([...partes].sort((a, b) => a - b));
    expect(partes.at(-1)).toBeLessThan(1);
  });
});

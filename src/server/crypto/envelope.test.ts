import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newEnvelope, openEnvelope } from './envelope.ts';
import { sealBytes } from './envelope-bytes.ts';
import { openFile, openText, sealFile } from './texto-selado.ts';

describe('Lei 13.608/2018, art. 4-B: lengths of sealed texts tell nothing', () => {
  const envelope = newEnvelope(randomBytes(32));
  const tamanho = (letras: number) => envelope.seal('x'.repeat(letras)).length;

  it('everything up to some two hundred letters has one size, and sizes only double', () => {
    expect(new Set([0, 1, 50, 252].map(tamanho)).size).toBe(1);
    expect(tamanho(253)).toBeGreaterThan(tamanho(252));
    const sizes = new Set(Array.from({ length: 4000 }, (_, letras) => tamanho(letras)));
    expect(sizes.size).toBe(5);
  });

  it.each(['', 'É à toa: ÀÀÀ', '\0\0', 'a'.repeat(252), 'ã'.repeat(5000)])('opens %j unchanged', (texto) => {
    expect(envelope.open(envelope.seal(texto))).toBe(texto);
  });

  it('opens what an earlier version sealed at its own length', () => {
    const key = randomBytes(32);
    const antigo = sealBytes(key, Buffer.from('Escrito antes, à mão: À'));
    expect(openText(key, antigo)).toBe('Escrito antes, à mão: À');
    expect(() => openText(randomBytes(32), antigo)).toThrow();
  });
});

describe('Lei 13.608/2018, art. 4-B: lengths of stored files tell their size class', () => {
  const key = randomBytes(32);
  const tamanho = (bytes: number) => sealFile(key, Buffer.alloc(bytes)).length - 28;

  it('doubling up to a megabyte, then whole megabytes', () => {
    expect([1, 252, 253, 700_000].map(tamanho)).toEqual([256, 256, 512, 1_048_576]);
    expect([1_500_000, 30_000_000].map(tamanho)).toEqual([2 * 1_048_576, 29 * 1_048_576]);
  });

  it('and open unchanged, also those of an earlier version', () => {
    const conteudo = randomBytes(3000);
    expect(openFile(key, sealFile(key, conteudo))).toEqual(conteudo);
    expect(openFile(key, sealBytes(key, conteudo))).toEqual(conteudo);
    expect(() => openFile(randomBytes(32), sealFile(key, conteudo))).toThrow();
  });
});

describe('envelope encryption', () => {
  const master = randomBytes(32);

  it('opens with the wrapped key and the master key what was sealed', () => {
    const envelope = newEnvelope(master);
    const sealed = envelope.seal('O chefe pediu propina.');
    expect(sealed.includes('propina')).toBe(false);
    expect(openEnvelope(master, envelope.chaveEmbrulhada).open(sealed)).toBe('O chefe pediu propina.');
  });

  it('gives each thing a key of its own', () => {
    const sealed = newEnvelope(master).seal('segredo');
    expect(() => newEnvelope(master).open(sealed)).toThrow();
  });

  it('opens nothing with another master key', () => {
    const { chaveEmbrulhada } = newEnvelope(master);
    expect(() => openEnvelope(randomBytes(32), chaveEmbrulhada)).toThrow();
  });

  it('refuses what was changed by one bit', () => {
    const envelope = newEnvelope(master);
    const sealed = envelope.sealBytes(Buffer.from('texto'));
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => envelope.openBytes(sealed)).toThrow();
  });
});

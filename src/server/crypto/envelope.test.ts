import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newEnvelope, openEnvelope } from './envelope.ts';

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

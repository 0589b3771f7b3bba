import { describe, expect, it } from 'vitest';
import { isEm, isRede } from './redes.ts';

describe('addresses and networks of settings', () => {
  it.each(['127.0.0.1', '::1', '10.0.0.0/8', 'fd00::/8', '::ffff:10.0.0.1'])('%s is one', (texto) =>
    expect(isRede(texto)).toBe(true),
  );
  it.each(['tor', '10.0.0.0/33', '::/129', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0', ''])(
    '%s is none',
    (texto) => expect(isRede(texto)).toBe(false),
  );

  it.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['11.0.0.1', false],
    ['fd12::1', true],
    ['fe80::1', false],
    ['192.0.2.7', true],
    ['192.0.2.8', false],
    ['nada', false],
  ])('%s is among them: %s', (endereco, esperado) =>
    expect(isEm(['10.0.0.0/8', 'fd00::/8', '192.0.2.7'], endereco)).toBe(esperado),
  );
});

import { describe, expect, it } from 'vitest';
import { assinarPartes, lerPartes } from './texto-assinado.ts';

const CHAVE = Buffer.alloc(32, 7);
const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('what is signed and used once has one spelling', () => {
  const texto = assinarPartes(CHAVE, ['abc', '123']);

  it('is read as it was written', () => expect(lerPartes(CHAVE, texto, 2)).toEqual(['abc', '123']));

  it.each([
    ['a part more behind', `${texto}.`],
    ['text behind', `${texto}.1`],
    ['padding', `${texto}=`],
    ['white space', `${texto} `],
    ['white space inside of the signature', texto.replace(/(.{5})$/, ' $1')],
    ['a part less', texto.replace('abc.', '')],
    ['another border between the parts', texto.replace('abc.123', 'ab.c123')],
    ['nothing', ''],
  ])('is refused with %s', (_nome, outro) => expect(lerPartes(CHAVE, outro, 2)).toBeNull());

  it('is refused with a last letter whose unused bits differ', () => {
    const iguais = [...ALFABETO]
      .map((letra) => texto.slice(0, -1) + letra)
      .filter((outro) => lerPartes(CHAVE, outro, 2) !== null);
    expect(iguais).toEqual([texto]);
  });

  it('is refused where another number of parts is asked for', () =>
    expect(lerPartes(CHAVE, texto, 1)).toBeNull());
});

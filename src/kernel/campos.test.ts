import { describe, expect, it } from 'vitest';
import { numeroEntre } from './campos.ts';

describe('a number between two', () => {
  it('may be either of them', () => {
    expect([10, '100', ' 25 '].map((valor) => numeroEntre(10, 100).parse(valor))).toEqual([10, 100, 25]);
  });

  it.each([9, 101, 10.5, 'dez'])(
    'refuses %j, and names the ends as the numbers that are allowed',
    (valor) => {
      const { error } = numeroEntre(10, 100).safeParse(valor);
      expect(error?.issues.map(({ message }) => message)).toEqual(['Informe um número de 10 a 100.']);
    },
  );
});

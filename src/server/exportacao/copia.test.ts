import { describe, expect, it } from 'vitest';
import { readTextoDaCopia } from './copia-repository.ts';

describe('what the database copies out', () => {
  it('is taken apart into cells of their types, with nulls apart from empty texts', () => {
    expect(
      readTextoDaCopia('7\tCGU\tt\t\\N\n-1\t\tf\t2026-03-12\n', ['numero', 'texto', 'logico', 'texto']),
    ).toEqual([
      [7, 'CGU', true, null],
      [-1, '', false, '2026-03-12'],
    ]);
  });

  it('gives back what was escaped, also beside a null', () => {
    const texto = 'a\\tb\\nc\\\\N\t\\N\tC:\\\\pasta\\r\n';
    expect(readTextoDaCopia(texto, ['texto', 'texto', 'texto'])).toEqual([
      ['a\tb\nc\\N', null, 'C:\\pasta\r'],
    ]);
  });

  it('of nothing is nothing', () => {
    expect(readTextoDaCopia('', ['texto'])).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isMesmoSegredo } from './secret.ts';

const SRC = path.resolve(import.meta.dirname, '../..');
const COMPARADO = /[!=]==\s*(?:hmac|hashSecret|hashDo)\w*\(|(?:hmac|hashSecret)\w*\([^\n]*\)\s*[!=]==/;

describe('secrets are compared in the same time, whichever letter differs (ASVS V11.2.4)', () => {
  it('tells equal from different, whatever their lengths', () => {
    expect(isMesmoSegredo('abc', 'abc')).toBe(true);
    for (const outro of ['abd', 'ab', 'abcd', '']) expect(isMesmoSegredo(outro, 'abc')).toBe(false);
  });

  it('nowhere in the server is a MAC or hash compared with ===', () => {
    const arquivos = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
      (arquivo) => arquivo.endsWith('.ts') && !arquivo.endsWith('.test.ts'),
    );
    expect(arquivos.length).toBeGreaterThan(500);
    expect(
      arquivos.filter((arquivo) => COMPARADO.test(readFileSync(path.join(SRC, arquivo), 'utf8'))),
    ).toEqual([]);
  });
});

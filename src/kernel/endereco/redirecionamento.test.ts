import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caminhoSeguro } from './redirecionamento.ts';

const SITE = 'https://escuta.test';

describe('where a login may lead', () => {
  it.each(['/', '/manifestacao', '/manifestacao/tratar?fila=triar#topo', '/a//b'])('follows %j', (path) => {
    expect(caminhoSeguro(path)).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    'manifestacao',
    'https://outro.example/',
    '//outro.example',
    '/\\outro.example',
    '\\/outro.example',
    '/\t/outro.example',
    '/\n/outro.example',
    'javascript:alert(1)',
    ' /manifestacao',
  ])('refuses %j', (path) => {
    expect(caminhoSeguro(path)).toBeNull();
  });

  it('never leaves the site, whatever is sent', () => {
    const hostile = fc.string({ unit: fc.constantFrom('/', '\\', '\t', '\n', 'a', '.', ':', '@', '?', ' ') });
    fc.assert(
      fc.property(hostile, (text) => {
        const path = caminhoSeguro(text);
        if (path !== null) expect(new URL(path, SITE).origin).toBe(SITE);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { violationsOf } from './csp-reports.ts';

const SEGREDO = 'https://escuta.example/web/manifestacao/detalhar/12?codAcesso=ABCD';

describe("a browser's report", () => {
  it('says the rule, what was refused and which file of ours it was, and nothing of the page', () => {
    const antigo = {
      'csp-report': {
        'document-uri': SEGREDO,
        referrer: SEGREDO,
        'effective-directive': 'require-trusted-types-for',
        'blocked-uri': 'trusted-types-sink',
        'script-sample': 'Element innerHTML|Maria da Silva denuncia',
        'source-file': 'https://escuta.example/web/assets/main-abc.js',
      },
    };
    const novo = [
      {
        type: 'csp-violation',
        url: SEGREDO,
        body: {
          documentURL: SEGREDO,
          effectiveDirective: 'img-src',
          blockedURL: 'https://fora.example/pixel?quem=maria',
          sourceFile: SEGREDO,
        },
      },
    ];
    const lidos = [...violationsOf(antigo), ...violationsOf(novo)];
    expect(lidos).toEqual([
      {
        diretiva: 'require-trusted-types-for',
        bloqueado: 'trusted-types-sink',
        arquivo: 'assets/main-abc.js',
      },
      { diretiva: 'img-src', bloqueado: 'https://fora.example', arquivo: '' },
    ]);
  });

  it.each([
    null,
    7,
    'x',
    [],
    [null],
    {},
    { 'csp-report': 'x' },
    { 'csp-report': { 'effective-directive': 'Maria' } },
  ])('that is none says nothing: %j', (corpo) => {
    expect(violationsOf(corpo)).toEqual([]);
  });

  it('of thousands is cut short', () => {
    const um = { body: { effectiveDirective: 'img-src', blockedURL: 'data' } };
    expect(violationsOf(Array.from({ length: 5000 }, () => um))).toHaveLength(20);
  });
});

import { describe, expect, it } from 'vitest';
import { analisar } from './analisar.ts';
import { prepararPseudonimo } from './pseudonimo/preparar-pseudonimo.ts';

const LETRAS = 200_000;
const cheio = (pedaco: string): string => pedaco.repeat(Math.ceil(LETRAS / pedaco.length)).slice(0, LETRAS);

/** Texts in the shape of every rule, and of none. */
const FORMAS = [
  ...[
    'a',
    'A',
    'a.',
    'a-',
    '1',
    '1.',
    '1-',
    '1 ',
    '12 ',
    '-',
    '.',
    '_',
    '@',
    'a@',
    'a@a.',
    ' ',
    '\n',
    'Aa ',
    'Aa\n',
    "a'",
    '(',
    '((1',
    '+',
    '🙂',
  ],
  ...[
    'rua ',
    'Rua A ',
    'rua a,',
    'av. ',
    'apto 1 ',
    'quadra 1 ',
    'RG ',
    'RG 1',
    'PIS 1.',
    'placa ',
    'placa AAA',
    'ABC-1234 ',
    'AA1',
    '12.',
  ],
  ...[
    'conta corrente ',
    'ag ',
    'pix ',
    'nascida 1',
    '1 de ',
    'dias do mês ',
    'CEP 1',
    '12.345.678/0001-',
    '[at]',
    'a [at] ',
  ],
  ...[
    'Maria ',
    'Maria de ',
    'MARIA ',
    'maria ',
    'Maria e ',
    'M. ',
    'SOUZA, ',
    'dona ',
    'Dr. ',
    'Prezado(a) ',
    'meu nome é ',
    'Hospital Municipal ',
  ],
  ...['\u00AD', 'a\u0301', '\uFB01', 'a-\n', '１', '\u2011', 'de Maria da ', 'Silva '],
];

/** On an idle machine each takes under a tenth of a second; a quadratic reader takes minutes. */
const MAX_MS = 10_000;

describe('a text of two hundred thousand letters written to stop the machine', () => {
  it.each(FORMAS)('is read in a time that grows with its length: %j', { timeout: 60_000 }, (forma) => {
    const texto = cheio(forma);
    const inicio = performance.now();
    analisar(texto);
    expect(performance.now() - inicio).toBeLessThan(MAX_MS);
  });
});

/** What the rules of the covering look for: who somebody is to the author, what they do, how they are called. */
const DE_QUEM_ESCREVE = [
  'minha mãe  a',
  'minha mãe a, o, ',
  'minha mãe que se chama ',
  'sou a mãe da  ',
  'a esposa, ',
  'meu apelido é ',
  'me chamo ',
  'Eu, Maria ',
  'sou a única ',
  'só eu  ',
  'M a r i a ',
  '@a',
  'a_',
  'a._',
  '@maria.',
  'meu perfil é ',
  'instagram.com/',
  'M4r1',
  'M*r',
  'Sou-',
];

describe('the covering of such a text', () => {
  const conhecidos = [{ nome: 'Maria Aparecida de Souza', email: 'maria.souza@exemplo.org' }];
  it.each([...FORMAS, ...DE_QUEM_ESCREVE])(
    'is prepared in a time that grows with its length: %j',
    { timeout: 60_000 },
    (forma) => {
      const inicio = performance.now();
      prepararPseudonimo(cheio(forma).slice(0, LETRAS / 4), conhecidos);
      // One that grows with two in each step would not end at all.
      prepararPseudonimo(`minha mãe${forma.repeat(40)}`, conhecidos);
      expect(performance.now() - inicio).toBeLessThan(MAX_MS);
    },
  );
});

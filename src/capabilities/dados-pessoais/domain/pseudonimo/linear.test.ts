import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { prepararPseudonimo } from './preparar-pseudonimo.ts';

const conhecidos = [
  {
    nome: 'Maria Souza',
    email: 'maria.souza@exemplo.org',
    telefone: '61999887766',
    documento: '52998224725',
    logradouro: 'Rua das Flores',
    cep: '70000000',
  },
];

/** Two endless runs of white space with nothing between them that must be there: a run is tried in every division. */
const DUAS_CORRIDAS = /\\s[*+](?:[^\s()[\]{}|\\]\?|\((?:\?:)?[^()]*\)\?)?\\s[*+]/g;

/** What took half a second at 8,000 letters, and so half a minute here, takes milliseconds; the bound is for a busy machine. */
const LETRAS = 64_000;
const LIMITE_MS = 8000;

describe('gates against floods: a text is covered in time that grows as its length does', () => {
  it('no pattern has two endless runs of white space side by side', () => {
    const achadas = readdirSync(import.meta.dirname)
      .filter((nome) => nome.endsWith('.ts') && !nome.endsWith('.test.ts'))
      .flatMap((nome) => {
        const fonte = readFileSync(path.join(import.meta.dirname, nome), 'utf8');
        return [...fonte.matchAll(DUAS_CORRIDAS)].map(([trecho]) => `${nome}: ${trecho}`);
      });
    expect(achadas).toEqual([]);
  });

  it.each(['Rua das Flores', 'Rua das Flores, 45 apto', 'meu perfil'])(
    '“%s” and thousands of blanks',
    (inicio) => {
      const antes = performance.now();
      prepararPseudonimo(`${inicio}${' '.repeat(LETRAS)}x`, conhecidos);
      expect(performance.now() - antes).toBeLessThan(LIMITE_MS);
    },
    60_000,
  );

  it('and what is written with a few blanks is still covered', () => {
    for (const texto of [
      'Moro na Rua das Flores ,  45',
      'Rua das Flores  45, apto  12',
      'meu perfil  é  : @fulana.x',
    ])
      expect(prepararPseudonimo(texto, conhecidos), texto).not.toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { motivoDaAbertura, normalizarMotivo, palavrasDiferentes } from './motivo.ts';

const aceita = (motivo: string): boolean => motivoDaAbertura.safeParse(motivo).success;

describe('Decreto 10.153/2019, art. 6º: a reason of at least eight different words', () => {
  it.each([
    ['Marcar o depoimento da pessoa na comissão de sindicância', true],
    ['Marcar o depoimento da pessoa na comissão', false],
    ['apurar apurar apurar apurar apurar apurar apurar apurar apurar', false],
    ['Apuração apuracao APURAÇÃO apuração, apuração; apuração apurações apurar', false],
    ['b c d f g h i j k l m n', false],
    ['1 2 3 4 5 6 7 8 9 10 11 12', false],
    ['........ ,,,,,,,, ????????', false],
    ['', false],
  ])('%j: %s', (motivo, esperado) => {
    expect(aceita(motivo)).toBe(esperado);
  });

  it('counts the short words of the language', () => {
    expect(palavrasDiferentes('Vou à casa e ao posto')).toBe(6);
  });

  it('is no longer than what somebody will read', () => {
    expect(aceita('palavra diferente de cada vez, aqui vai outra '.repeat(40))).toBe(false);
  });
});

describe('not equal to an earlier one of that person', () => {
  it('is the same whatever the case, the accents, the signs and the spaces', () => {
    expect(normalizarMotivo('  Ouvir a pessoa,\nna COMISSÃO de sindicância! ')).toBe(
      normalizarMotivo('ouvir a pessoa na comissao — de  SINDICANCIA'),
    );
    expect(normalizarMotivo('Ouvir a pessoa')).not.toBe(normalizarMotivo('Ouvir outra pessoa'));
  });
});

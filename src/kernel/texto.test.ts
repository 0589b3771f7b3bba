import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toIsoDate } from './prazo/data.ts';
import {
  apenasDigitos,
  emFrase,
  escapeLike,
  formatData,
  linhas,
  parseData,
  semAcento,
  splitIntervalo,
  trocarTrecho,
} from './texto.ts';

const iso = (texto: string): string | null => {
  const data = parseData(texto);
  return data && toIsoDate(data);
};

describe('texto', () => {
  it('S5-03 keeps only digits', () => {
    expect(apenasDigitos('123.456.789-09')).toBe('12345678909');
    expect(apenasDigitos('abc')).toBe('');
    fc.assert(fc.property(fc.string(), (texto) => void expect(apenasDigitos(texto)).toMatch(/^\d*$/)));
  });

  it('S5-03 reads dd/mm/yyyy', () => {
    expect(iso('31/12/2026')).toBe('2026-12-31');
    expect(iso(' 01/02/2026 ')).toBe('2026-02-01');
    expect(iso('29/02/2024')).toBe('2024-02-29');
  });

  it.each([
    '',
    '29/02/2026',
    '31/04/2026',
    '00/01/2026',
    '01/13/2026',
    '1/2/2026',
    '2026-02-01',
    '01/02/26',
    '01-02-2026',
  ])('S5-03 refuses the date %j', (texto) => {
    expect(parseData(texto)).toBeNull();
  });

  it('S5-03 reads back every date it writes', () => {
    const dias = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dias, (dia) => {
        const [ano, mes, diaDoMes] = dia.toISOString().slice(0, 10).split('-');
        const data = parseData(`${diaDoMes}/${mes}/${ano}`);
        expect(data && formatData(data)).toBe(`${diaDoMes}/${mes}/${ano}`);
        expect(data && toIsoDate(data)).toBe(`${ano}-${mes}-${diaDoMes}`);
      }),
    );
  });

  it.each([
    ['01/01/2026 até 31/01/2026', '01/01/2026', '31/01/2026'],
    ['  01/01/2026   até   31/01/2026  ', '01/01/2026', '31/01/2026'],
    ['01/01/2026 ATÉ 31/01/2026', '01/01/2026', '31/01/2026'],
    ['01/01/2026', '01/01/2026', ''],
    ['01/01/2026 até', '01/01/2026', ''],
    ['', '', ''],
  ])('S5-03 splits %j', (texto, de, ate) => {
    expect(splitIntervalo(texto)).toEqual({ de, ate });
  });

  it('S5-03 gives one line for each line break, of any system', () => {
    expect(linhas('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd']);
    expect(linhas('a\n\nb')).toEqual(['a', '', 'b']);
    expect(linhas('')).toEqual(['']);
    expect(linhas('<br>')).toEqual(['<br>']);
  });

  it('takes accents off and leaves the rest', () => {
    expect(semAcento('Manifestação de São João às três')).toBe('Manifestacao de Sao Joao as tres');
    expect(semAcento('ÇÃÉÍÕÜ')).toBe('CAEIOU');
  });

  it('takes their meaning from the signs of a LIKE pattern, and leaves the rest', () => {
    expect(escapeLike('100%_\\')).toBe('100\\%\\_\\\\');
    expect(escapeLike("Conceição d'Água")).toBe("Conceição d'Água");
  });
});

it('trocarTrecho writes over a part of a text and leaves what is around it', () => {
  expect(trocarTrecho('Outrossim, foi feito.', { inicio: 0, fim: 9 }, 'Além disso')).toBe(
    'Além disso, foi feito.',
  );
  expect(trocarTrecho('ab', { inicio: 1, fim: 1 }, '-')).toBe('a-b');
});

it('emFrase says a list as a person does', () => {
  expect(emFrase([])).toBe('');
  expect(emFrase(['csv'])).toBe('csv');
  expect(emFrase(['csv', 'ods'])).toBe('csv e ods');
  expect(emFrase(['csv', 'ods', 'zip'], 'ou')).toBe('csv, ods ou zip');
});

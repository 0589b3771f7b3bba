import { describe, expect, it } from 'vitest';
import { analisar } from '../analisar.ts';

const datas = (texto: string) =>
  analisar(texto)
    .filter(({ tipo }) => tipo === 'data_nascimento')
    .map(({ inicio, fim }) => texto.slice(inicio, fim));

describe('S2-29 a day of birth in words', () => {
  it.each([
    ['nascida aos dez de maio de 1980, em Natal', 'dez de maio de 1980'],
    [
      'nasceu em vinte e três de março de mil novecentos e oitenta e cinco e mora aqui',
      'vinte e três de março de mil novecentos e oitenta e cinco',
    ],
    ['Data de nascimento: primeiro de janeiro de dois mil e um.', 'primeiro de janeiro de dois mil e um'],
    ['NASCIDO AOS TRÊS DIAS DO MÊS DE ABRIL DE 1977', 'TRÊS DIAS DO MÊS DE ABRIL DE 1977'],
    ['nasci em 10 de maio de mil novecentos e noventa', '10 de maio de mil novecentos e noventa'],
    ['nasceu a trinta e um (31) de dezembro de 2015', 'trinta e um (31) de dezembro de 2015'],
    ['nascida em 14 de março de 1987', '14 de março de 1987'],
  ])('%j', (texto, esperada) => {
    expect(datas(texto)).toEqual([esperada]);
  });

  it('is no other day, and no month alone', () => {
    expect(datas('publicado aos dez de maio de 1980')).toEqual([]);
    expect(datas('nascida em dois municípios, em maio de 1980')).toEqual([]);
  });
});

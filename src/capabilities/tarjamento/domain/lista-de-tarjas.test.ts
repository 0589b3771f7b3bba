import { describe, expect, it } from 'vitest';
import { escreverLista, resumoDasTarjas } from './lista-de-tarjas.ts';
import { nomeDaLista, nomeTarjado } from './nome-tarjado.ts';

const marca = (pagina: number, motivo?: 'dados_pessoais' | 'sigilo_fiscal') => ({
  pagina,
  x: 10,
  y: 10,
  largura: 50,
  altura: 10,
  motivo,
});

describe('the list of marks', () => {
  it('counts marks, pages and reasons', () => {
    const marcas = [marca(0, 'dados_pessoais'), marca(0, 'dados_pessoais'), marca(3, 'sigilo_fiscal')];
    expect(resumoDasTarjas(marcas)).toBe('3 tarjas em 2 páginas: Dado pessoal (2), Sigilo fiscal (1).');
    expect(resumoDasTarjas([marca(1)])).toBe('1 tarja em 1 página: Motivo não informado (1).');
  });

  it('says the page and the law of each, in order', () => {
    const linhas = escreverLista('Laudo (tarjado).pdf', [
      marca(3, 'sigilo_fiscal'),
      marca(0, 'dados_pessoais'),
    ]);
    expect(linhas.split('\r\n').slice(4, 6)).toEqual([
      '1. Página 1: Dado pessoal (Lei 12.527/2011, art. 31; Lei 13.709/2018, art. 5º, I)',
      '2. Página 4: Sigilo fiscal (Lei 5.172/1966 (CTN), art. 198; Lei 12.527/2011, art. 22)',
    ]);
  });
});

describe('the names of what is made', () => {
  it('says what it is, and nothing of the original’s name, which may be that of who was taken out of it', () => {
    expect(nomeTarjado()).toBe('Documento (tarjado).pdf');
    expect(nomeDaLista()).toBe('Documento (lista de tarjas).txt');
  });

  it('numbers a copy whose name is taken', () => {
    expect(nomeTarjado(['Laudo.pdf', 'documento (tarjado).pdf'])).toBe('Documento (tarjado 2).pdf');
    expect(nomeTarjado(['Documento (tarjado).pdf', 'Documento (tarjado 2).pdf'])).toBe(
      'Documento (tarjado 3).pdf',
    );
    expect(nomeDaLista(['Documento (lista de tarjas).txt'])).toBe('Documento (lista de tarjas 2).txt');
  });
});

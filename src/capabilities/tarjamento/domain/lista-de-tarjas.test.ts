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
  it('keeps the name and says what it is', () => {
    expect(nomeTarjado('Laudo da obra.PDF')).toBe('Laudo da obra (tarjado).pdf');
    expect(nomeTarjado('../../x')).toBe('x (tarjado).pdf');
    expect(nomeDaLista('Laudo.pdf')).toBe('Laudo (lista de tarjas).txt');
  });

  it('numbers a copy whose name is taken', () => {
    expect(nomeTarjado('Laudo.pdf', ['Laudo.pdf', 'laudo (tarjado).pdf'])).toBe('Laudo (tarjado 2).pdf');
    expect(nomeTarjado('Laudo.pdf', ['Laudo (tarjado).pdf', 'Laudo (tarjado 2).pdf'])).toBe(
      'Laudo (tarjado 3).pdf',
    );
    expect(nomeDaLista('Laudo.pdf', ['Laudo (lista de tarjas).txt'])).toBe('Laudo (lista de tarjas 2).txt');
  });

  it('shortens a name that is too long, and keeps its end', () => {
    expect(nomeTarjado(`${'a'.repeat(300)}.pdf`)).toMatch(/^a{130} \(tarjado\)\.pdf$/);
  });
});

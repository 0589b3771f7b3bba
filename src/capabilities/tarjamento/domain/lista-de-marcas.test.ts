import { describe, expect, it } from 'vitest';
import { linhasDaLista, nomeDaLista, tabelaDaLista } from './lista-de-marcas.ts';
import type { MarcaEmObra } from './marcas.ts';

const marca = (id: string, mudou: Partial<MarcaEmObra> = {}): MarcaEmObra => ({
  id,
  grupo: id,
  rotulo: 'Maria da Silva',
  motivo: 'dados_pessoais',
  origem: 'sugestao',
  pagina: 0,
  x: 10,
  y: 10,
  largura: 100,
  altura: 12,
  ...mudou,
});

describe('the list of marks', () => {
  it('numbers them in the order of the document, with reason and law, pages from 1', () => {
    const linhas = linhasDaLista([
      marca('b', { pagina: 2, motivo: 'denunciante', origem: 'retangulo' }),
      marca('a'),
    ]);
    expect(linhas.map(({ numero, pagina, motivo, origem }) => [numero, pagina, motivo, origem])).toEqual([
      [1, 1, 'Dado pessoal', 'Sugestão aceita'],
      [2, 3, 'Identidade de quem denuncia', 'Retângulo'],
    ]);
    expect(linhas[0]?.artigo).toContain('Lei 12.527/2011');
  });

  it('counts a text over two lines once', () => {
    expect(linhasDaLista([marca('a', { grupo: 'g' }), marca('b', { grupo: 'g', y: 30 })])).toHaveLength(1);
  });

  it('never says what is under a mark', () => {
    expect(JSON.stringify(tabelaDaLista([marca('a')]))).not.toContain('Maria');
  });

  it('names its file after the document', () => {
    expect(nomeDaLista('Ata 3.pdf')).toBe('Ata 3-lista-de-marcas.csv');
  });
});

import { describe, expect, it } from 'vitest';
import { cobrirFaixas } from '#capabilities/manifestacao/domain/ler/cobrir-faixas.ts';
import {
  cobrirTambem,
  faixasCobertas,
  type Marca,
  marcasDe,
  type PistaVista,
  trechosDe,
  trocar,
} from './marcas.ts';
import { ocorrenciasDe, semEspacos } from './ocorrencias.ts';

const TEXTO = 'Eu, Zé Souza, vi. Minha esposa, Rita, também. O ZE sabe.';
const pista = (trecho: string, confianca: 'cobrir' | 'dica'): PistaVista => {
  const inicio = TEXTO.indexOf(trecho);
  return { inicio, fim: inicio + trecho.length, tipo: 'nome', porque: 'Nome', confianca };
};
const marcas = marcasDe([
  pista('Minha esposa, Rita', 'dica'),
  pista('Rita', 'cobrir'),
  pista('Zé Souza', 'cobrir'),
]);
const coberto = (quais: readonly Marca[]) => cobrirFaixas(TEXTO, faixasCobertas(quais));

describe('L8 add or drop a cover', () => {
  it('the program’s covers count, hints only once a person takes them', () => {
    expect(coberto(marcas)).toBe('Eu, [dado pessoal], vi. Minha esposa, [dado pessoal], também. O ZE sabe.');
    expect(coberto(trocar(marcas, 1))).toBe('Eu, [dado pessoal], vi. [dado pessoal], também. O ZE sabe.');
    expect(coberto(trocar(marcas, 0))).toContain('Eu, Zé Souza, vi.');
  });

  it('a piece covered by hand is a mark of its own, and one that is marked already is only covered', () => {
    const mais = cobrirTambem(marcas, [pista('sabe', 'dica'), pista('Minha esposa, Rita', 'dica')]);
    expect(mais.map(({ origem, coberta }) => [origem, coberta])).toEqual([
      ['cobrir', true],
      ['dica', true],
      ['cobrir', true],
      ['pessoa', true],
    ]);
  });

  it('the text is cut at every mark and loses nothing; over a hint the cover shows', () => {
    const trechos = trechosDe(TEXTO, marcas);
    expect(trechos.map(({ texto }) => texto).join('')).toBe(TEXTO);
    expect(trechos.find(({ texto }) => texto === 'Rita')?.marcas).toEqual([2, 1]);
    expect(trechos.find(({ texto }) => texto === 'Minha esposa, ')?.marcas).toEqual([1]);
  });

  it('typed words are found however they are accented, capitalised or spaced, and only whole', () => {
    const achados = (texto: string, palavras: string) =>
      ocorrenciasDe(texto, palavras).map(({ inicio, fim }) => texto.slice(inicio, fim));
    expect(achados(TEXTO, 'ze')).toEqual(['Zé', 'ZE']);
    expect(achados('Ze\u0301 e Zeca', 'zé')).toEqual(['Ze\u0301']);
    expect(achados('a ponta (C++)\n d’água', 'C++')).toEqual(['C++']);
    expect(achados('Rita\n  Souza', 'rita souza')).toEqual(['Rita\n  Souza']);
    expect(achados(TEXTO, '  ')).toEqual([]);
  });

  it('a selection is taken without the blanks around it', () => {
    expect(semEspacos('a  bc ', { inicio: 1, fim: 6 })).toEqual({ inicio: 3, fim: 5 });
    expect(semEspacos('a  b', { inicio: 1, fim: 3 })).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { type Acontecimento, passosDoHistorico } from './passos-do-historico.ts';

const em = (hora: number, isVisualizacao = false): Acontecimento => ({
  acao: isVisualizacao ? 'Visualização' : 'Análise',
  frase: `às ${hora}`,
  responsavel: 'CGU',
  ocorridoEm: `2026-03-02T${String(hora).padStart(2, '0')}:00:00Z`,
  isVisualizacao,
});

const resumo = (historico: readonly Acontecimento[]) =>
  passosDoHistorico(historico).map((passo) =>
    passo.tipo === 'acontecimento' ? passo.acontecimento.frase : passo.visualizacoes.length,
  );

describe('the timeline', () => {
  it('is newest first, whatever order it came in', () => {
    expect(resumo([em(9), em(11), em(10)])).toEqual(['às 11', 'às 10', 'às 9']);
  });

  it('folds views that follow one another, and keeps them where they happened', () => {
    expect(resumo([em(8), em(9, true), em(10, true), em(11), em(12, true)])).toEqual([1, 'às 11', 2, 'às 8']);
  });

  it('is empty for an empty history', () => {
    expect(resumo([])).toEqual([]);
  });
});

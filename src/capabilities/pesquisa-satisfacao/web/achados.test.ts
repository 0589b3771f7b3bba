import { describe, expect, it } from 'vitest';
import { achadoDaPergunta, achadoDaSatisfacao, achadoDasRespostas } from './achados.ts';

const satisfacao = (...totais: readonly number[]) => ({
  idPergunta: 3,
  descricao: 'Você está satisfeito(a) com o atendimento prestado?',
  opcoes: totais.map((total, indice) => ({
    idOpcao: 9 + indice,
    descricao: `opção ${indice}`,
    total,
    percentual: null,
  })),
});

describe('the title of a chart says its finding', () => {
  it.each([
    [[40, 30, 10, 10, 10], '7 em cada 10 pessoas ficaram satisfeitas'],
    [[40, 33, 10, 10, 7], 'Cerca de 7 em cada 10 pessoas ficaram satisfeitas'],
    [[5, 5, 30, 30, 30], '1 em cada 10 pessoas ficou satisfeita'],
    [[1, 0, 30, 30, 30], 'Menos de 1 em cada 10 pessoas ficou satisfeita'],
    [[98, 0, 1, 1, 0], 'Mais de 9 em cada 10 pessoas ficaram satisfeitas'],
    [[0, 0, 10, 10, 10], 'Nenhuma pessoa ficou satisfeita'],
    [[10, 5, 0, 0, 0], 'Todas as pessoas ficaram satisfeitas'],
  ])('%j: %s', (totais, achado) => {
    expect(achadoDaPergunta(satisfacao(...totais))).toBe(achado);
  });

  it.each([
    [[2, 1, 1, 0, 0], '3 de 4 pessoas ficaram satisfeitas'],
    [[1, 0, 1, 1, 1], '1 de 4 pessoas ficou satisfeita'],
    [[1, 0, 0, 0, 0], 'A única pessoa que respondeu ficou satisfeita'],
  ])('of fewer than ten people it never says "em cada 10": %j', (totais, achado) => {
    expect(achadoDaPergunta(satisfacao(...totais))).toBe(achado);
  });

  it('counts as met only what was wholly met', () => {
    const opcoes = [
      [1, 'Sim', 10],
      [2, 'Não', 5],
      [3, 'Parcialmente atendida', 5],
    ] as const;
    expect(
      achadoDaPergunta({
        idPergunta: 1,
        descricao: 'A sua demanda foi atendida?',
        opcoes: opcoes.map(([idOpcao, descricao, total]) => ({
          idOpcao,
          descricao,
          total,
          percentual: null,
        })),
      }),
    ).toBe('5 em cada 10 pessoas tiveram a demanda atendida');
  });

  it('of a question that is new here names the answer given most', () => {
    expect(achadoDaPergunta({ ...satisfacao(1, 5, 2), idPergunta: 77 })).toBe(
      'A resposta mais dada foi “opção 1”',
    );
  });
});

const mes = (nome: string, respostas: number, satisfacaoMedia: number | null) => ({
  mes: nome,
  respostas,
  satisfacaoMedia,
});

describe('the title of a series', () => {
  it.each([
    [50, 62.5, 'A satisfação subiu 12,5 pontos entre fevereiro de 2026 e abril de 2026'],
    [50, 49, 'A satisfação caiu 1 ponto entre fevereiro de 2026 e abril de 2026'],
    [50, 50.4, 'A satisfação ficou estável entre fevereiro de 2026 e abril de 2026'],
  ])('from %d to %d: %s', (antes, depois, achado) => {
    const serie = [
      mes('2026-02', 10, antes),
      mes('2026-03', 0, null),
      mes('2026-04', 12, depois),
      mes('2026-05', 2, 0),
    ];
    expect(achadoDaSatisfacao(serie, 51)).toBe(achado);
  });

  it('compares no month of fewer than ten answers', () => {
    expect(achadoDaSatisfacao([mes('2026-02', 9, 100), mes('2026-03', 40, 50)], 59.2)).toBe(
      'A satisfação média do período foi de 59,2 pontos; há poucas respostas por mês para dizer se mudou',
    );
  });

  it('of one month compares nothing', () => {
    const serie = [mes('2026-02', 1, 75)];
    expect(achadoDasRespostas(serie)).toBe('Em fevereiro de 2026, chegou 1 resposta');
  });

  it('names the month of most answers, or that there are several', () => {
    expect(achadoDasRespostas([mes('2026-02', 4, 50), mes('2026-03', 9, 50)])).toBe(
      'Março de 2026 foi o mês de mais respostas: 9',
    );
    expect(achadoDasRespostas([mes('2026-02', 4, 50), mes('2026-03', 4, 50)])).toBe(
      'Os meses de mais respostas tiveram 4 cada um',
    );
  });
});

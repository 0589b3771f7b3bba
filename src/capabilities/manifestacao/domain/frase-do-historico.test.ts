import { expect, it } from 'vitest';
import {
  fraseDoHistorico,
  responsavelPara,
  responsavelSemNome,
  vaiNoProcesso,
} from './frase-do-historico.ts';
import { Acao } from './historico.ts';

it('has a plain sentence for every act, and prefers the row’s own', () => {
  for (const acao of Object.values(Acao)) expect(fraseDoHistorico(acao, null)).toMatch(/^[A-Z].+\.$/);
  expect(fraseDoHistorico(Acao.prorrogacao, 'Novo prazo: 12/03/2026.')).toBe('Novo prazo: 12/03/2026.');
  expect(fraseDoHistorico('Outro ato', null)).toBe('Outro ato.');
});

it('calls the person who filed by “Você”, and only to themselves', () => {
  expect(responsavelPara('Manifestante', true)).toBe('Você');
  expect(responsavelPara('Manifestante', false)).toBe('Manifestante');
  expect(responsavelPara('Sistema', true)).toBe('Sistema');
});

it('on a paper that others read the office stands for who acted there', () => {
  expect(
    [
      'Renata Brandão (CGU)',
      'Ana (Nina) Lima (IFCE), em nome de quem registrou',
      'Manifestante',
      'Sistema',
      'Zé Ninguém',
    ].map(responsavelSemNome),
  ).toEqual(['CGU', 'IFCE, em nome de quem registrou', 'Manifestante', 'Sistema', 'Equipe do órgão']);
});

it('Lei 13.608/2018, art. 4-B: a copy for a process says nothing of who asked who reported, or why', () => {
  for (const acao of [
    Acao.aberturaDeIdentidade,
    Acao.acessoADados,
    Acao.pedidoDeIdentidade,
    Acao.impedimento,
  ])
    expect(vaiNoProcesso(acao)).toBe(false);
  for (const acao of [Acao.cadastro, Acao.prorrogacao]) expect(vaiNoProcesso(acao)).toBe(true);
});

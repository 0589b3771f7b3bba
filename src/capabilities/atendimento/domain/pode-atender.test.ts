import { describe, expect, it } from 'vitest';
import { plainDate } from '#kernel/prazo/data.ts';
import type { Verdict } from '#kernel/verdict.ts';
import { atosDaPessoa, nomesDosAtos } from './atos-da-pessoa.ts';
import { cabeNoBalcao, podeAtender, podeTerChegado } from './pode-atender.ts';

const code = (verdict: Verdict) => (verdict.allowed ? 'sim' : verdict.error.code);
const comum = { anonima: false, protegida: false, preservada: false, identidadeVisivel: true };

describe('who may be acted for', () => {
  it('Lei 13.460/2017, art. 10 § 7º: nobody who is not known to the office', () => {
    expect(code(podeAtender(comum))).toBe('sim');
    expect(code(podeAtender({ ...comum, anonima: true }))).toBe('atendimento.anonima');
    expect(code(podeAtender({ ...comum, preservada: true }))).toBe('atendimento.identidade-preservada');
  });

  it('Decreto 10.153/2019, art. 6º: of a denúncia only words are taken, and only by its office', () => {
    const denuncia = { ...comum, protegida: true };
    expect(code(podeAtender({ ...denuncia, identidadeVisivel: false }))).toBe(
      'atendimento.identidade-coberta',
    );
    expect(nomesDosAtos.filter((ato) => cabeNoBalcao(denuncia, ato).allowed)).toEqual([
      'complementar',
      'acrescentar',
    ]);
    expect(nomesDosAtos.every((ato) => cabeNoBalcao(comum, ato).allowed)).toBe(true);
  });
});

describe('the day that counts', () => {
  const hoje = plainDate(2026, 3, 25);
  const evento = plainDate(2026, 3, 12);
  const carta = { canal: 'carta', cartas: 1, hoje, evento } as const;

  it('LAI art. 15: is the day the letter arrived, never after today nor before what it answers', () => {
    expect(code(podeTerChegado({ ...carta, dia: hoje }))).toBe('sim');
    expect(code(podeTerChegado({ ...carta, dia: evento }))).toBe('sim');
    expect(code(podeTerChegado({ ...carta, dia: plainDate(2026, 3, 26) }))).toBe('atendimento.dia-futuro');
    expect(code(podeTerChegado({ ...carta, dia: plainDate(2026, 3, 11) }))).toBe(
      'atendimento.antes-do-evento',
    );
    expect(code(podeTerChegado({ ...carta, dia: null }))).toBe('atendimento.sem-dia');
    expect(code(podeTerChegado({ ...carta, dia: hoje, cartas: 0 }))).toBe('atendimento.sem-carta');
  });

  it.each(['balcao', 'telefone'] as const)('is today for what came by %s', (canal) => {
    const pedido = { ...carta, canal, cartas: 0 };
    expect(code(podeTerChegado({ ...pedido, dia: null }))).toBe('sim');
    expect(code(podeTerChegado({ ...pedido, dia: hoje }))).toBe('sim');
    expect(code(podeTerChegado({ ...pedido, dia: plainDate(2026, 3, 24) }))).toBe('atendimento.so-na-carta');
  });
});

it('S4-12 what the mail says of an act carries no type of manifestação', () => {
  expect(
    Object.values(atosDaPessoa)
      .map(({ oQue }) => oQue)
      .join(' '),
  ).not.toMatch(/den[úu]nci/i);
});

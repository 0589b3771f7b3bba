import { describe, expect, it } from 'vitest';
import { DomainError } from '#kernel/errors.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { day, feriadosNacionais } from '#kernel/prazo/prazo-fixtures.ts';
import { type Simulacao, simular } from './simulacao.ts';

const calendario = criarCalendario(feriadosNacionais);
const simulada = (changes: Partial<Simulacao> & { readonly inicio: Simulacao['inicio'] }) =>
  simular(calendario, {
    procedimento: 'pedido',
    aposCorte: false,
    prorrogada: false,
    complementacao: null,
    ...changes,
  });
const code = (fazer: () => unknown): string => {
  try {
    fazer();
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
  return 'allowed';
};

describe('the simulator of deadlines', () => {
  it('gives the published dates of requests', () => {
    expect(simulada({ inicio: day('01/12/2020') }).vencimento).toBe('2020-12-21');
    expect(simulada({ inicio: day('01/01/2021') }).vencimento).toBe('2021-01-25');
    const noite = { inicio: day('02/10/2020'), aposCorte: true, prorrogada: true };
    expect(simulada(noite)).toMatchObject({ original: '2020-10-26', vencimento: '2020-11-05' });
  });

  it('gives the published date of the decision on an appeal', () => {
    const decisao = { procedimento: 'decisao-de-recurso', inicio: day('26/11/2020') } as const;
    expect(simulada(decisao).vencimento).toBe('2020-12-01');
  });

  it('stops for a complement, in ouvidoria only', () => {
    const complementacao = { pedido: day('14/08/2026'), resposta: day('29/08/2026') };
    const caso = { inicio: day('03/08/2026'), complementacao };
    expect(simulada({ ...caso, procedimento: 'ouvidoria' })).toMatchObject({
      original: '2026-09-02',
      vencimento: '2026-09-21',
    });
    expect(code(() => simulada(caso))).toBe('prazo.sem-complementacao');
  });

  it('gives a citizen more time, and never less, when the answer comes in the evening', () => {
    const recorrer = { procedimento: 'recorrer', inicio: day('12/03/2026') } as const;
    expect(simulada(recorrer).vencimento).toBe('2026-03-23');
    expect(simulada({ ...recorrer, aposCorte: true }).vencimento).toBe('2026-03-25');
  });

  it('says when silence may be complained of, after the extension when there is one', () => {
    expect(simulada({ inicio: day('02/03/2026') }).depois).toMatchObject({
      abre: '2026-04-01',
      fecha: '2026-04-13',
    });
    expect(simulada({ procedimento: 'ouvidoria', inicio: day('02/03/2026') }).depois).toBeNull();
  });

  it('explains each day between', () => {
    const { dias, vencimento } = simulada({ inicio: day('01/12/2020') });
    expect(dias.at(0)).toMatchObject({ data: '2020-12-01', conta: false });
    expect(dias.at(-1)).toMatchObject({ data: vencimento, conta: true });
  });

  it('refuses to explain days without end', () => {
    const complementacao = { pedido: day('14/08/2026'), resposta: day('14/08/9999') };
    expect(
      code(() => simulada({ procedimento: 'ouvidoria', inicio: day('03/08/2026'), complementacao })),
    ).toBe('prazo.longe-demais');
  });

  it('refuses what the law does not have: an extended appeal, dates out of order', () => {
    expect(
      code(() =>
        simulada({ procedimento: 'decisao-de-recurso', inicio: day('26/11/2020'), prorrogada: true }),
      ),
    ).toBe('prazo.nao-prorroga');
    const complementacao = { pedido: day('01/08/2026'), resposta: day('29/08/2026') };
    expect(
      code(() => simulada({ procedimento: 'ouvidoria', inicio: day('03/08/2026'), complementacao })),
    ).toBe('prazo.fora-de-ordem');
  });
});

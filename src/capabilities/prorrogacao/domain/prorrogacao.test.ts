import { describe, expect, it } from 'vitest';
import { podeProrrogar } from '#capabilities/manifestacao/domain/pode-prorrogar.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { justificativa, prazoProrrogado } from './prorrogacao.ts';

const calendario = criarCalendario([{ data: '2020-11-02', descricao: 'Finados', abrangencia: 'nacional' }]);
const ouvidoria = { idTipoFormulario: TipoFormulario.padrao, prazo: plainDate(2026, 9, 2) };
const acesso = { idTipoFormulario: TipoFormulario.acessoAInformacao, prazo: plainDate(2020, 10, 26) };
const code = (...args: Parameters<typeof podeProrrogar>) => {
  const verdict = podeProrrogar(...args);
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('the new term', () => {
  it('has thirty days more for ouvidoria and ten for access to information, from the adjusted due date', () => {
    expect(prazoProrrogado(calendario, ouvidoria).dias).toBe(30);
    expect(toIsoDate(prazoProrrogado(calendario, ouvidoria).novo)).toBe('2026-10-02');
    expect(prazoProrrogado(calendario, acesso).dias).toBe(10);
    expect(toIsoDate(prazoProrrogado(calendario, acesso).novo)).toBe('2020-11-05');
  });

  it('moves to a business day', () => {
    const novo = prazoProrrogado(calendario, { ...acesso, prazo: plainDate(2020, 10, 22) }).novo;
    expect(toIsoDate(novo)).toBe('2020-11-03');
  });
});

describe('when', () => {
  it('until the last second of the due day, and never after it', () => {
    expect(code(acesso, Date.parse('2020-10-26T23:59:59-03:00'))).toBe('allowed');
    expect(code(acesso, Date.parse('2020-10-27T00:00:00-03:00'))).toBe('prorrogacao.fora-do-prazo');
    expect(code(ouvidoria, Date.parse('2026-09-02T23:59:59-03:00'))).toBe('allowed');
    expect(code(ouvidoria, Date.parse('2026-09-03T00:00:00-03:00'))).toBe('prorrogacao.fora-do-prazo');
  });
});

it('takes a justification of 20 to 2000 characters', () => {
  expect(justificativa.safeParse('Falta tempo.').success).toBe(false);
  expect(justificativa.safeParse(' '.repeat(30)).success).toBe(false);
  expect(justificativa.safeParse('O volume de documentos pede mais tempo.').success).toBe(true);
  expect(justificativa.safeParse('x'.repeat(2001)).success).toBe(false);
});

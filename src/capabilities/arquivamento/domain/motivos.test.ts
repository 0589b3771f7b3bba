import { describe, expect, it } from 'vitest';
import { plainDate } from '#kernel/prazo/data.ts';
import { type FatosDoArquivamento, isComplementacaoVencida, podeArquivarPor } from './motivos.ts';

const fatos: FatosDoArquivamento = { idTipo: 2, complementacaoVencida: false, apta: null };
const code = (idMotivo: number, mudancas: Partial<FatosDoArquivamento> = {}) => {
  const verdict = podeArquivarPor(idMotivo, { ...fatos, ...mudancas });
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('a reason to archive has to be so', () => {
  it('leaves the office its judgement of every other reason', () => {
    for (const idMotivo of [1, 3, 4, 5, 7, 8]) expect(code(idMotivo, { idTipo: 1 })).toBe('allowed');
  });

  it('never lets staff say that the person withdrew', () => {
    expect(code(9)).toBe('arquivamento.desistencia-e-de-quem-registrou');
    expect(code(9, { apta: undefined, complementacaoVencida: undefined })).not.toBe('allowed');
  });

  it('says that a complement did not come only where one was asked for and its days passed', () => {
    expect(code(6)).toBe('arquivamento.sem-complementacao-vencida');
    expect(code(6, { complementacaoVencida: true })).toBe('allowed');
  });

  it('says of a denúncia that it lacks elements only when its preliminary analysis found so', () => {
    expect(code(2)).toBe('allowed');
    for (const idTipo of [1, 7]) {
      expect(code(2, { idTipo })).toBe('arquivamento.sem-analise-preliminar');
      expect(code(2, { idTipo, apta: true })).toBe('arquivamento.apta-para-apurar');
      expect(code(2, { idTipo, apta: false })).toBe('allowed');
      expect(code(2, { idTipo, apta: undefined })).toBe('allowed');
    }
  });
});

it('a complement is late the day after its last one, and not once it came', () => {
  const em = (dia: number, respondidaEm: string | null = null) =>
    isComplementacaoVencida([{ ultimoDia: '2026-08-20', respondidaEm }], plainDate(2026, 8, dia));
  expect([em(20), em(21), em(21, '2026-08-19T10:00:00Z')]).toEqual([false, true, false]);
  expect(isComplementacaoVencida([], plainDate(2026, 8, 21))).toBe(false);
});

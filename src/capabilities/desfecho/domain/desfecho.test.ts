import { describe, expect, it } from 'vitest';
import { Esfera } from '#kernel/enumeracoes.ts';
import { type PlainDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { type Apuracao, numeroDoProcesso, podeRegistrar, podeUsarProcesso } from './desfecho.ts';

const dia = (day: number): PlainDate => {
  const data = parseIsoDate(`2026-03-${String(day).padStart(2, '0')}`);
  if (!data) throw new RangeError(`No such day: ${day}`);
  return data;
};
const HOJE = dia(12);
const codigo = (apuracao: Partial<Apuracao>) => {
  const verdict = podeRegistrar({ encerra: true, abertoEm: null, encerradoEm: null, ...apuracao }, HOJE);
  return verdict.allowed ? null : verdict.error.code;
};

describe('Decreto 9.492/2018, art. 22: what is told of an investigation', () => {
  it('happened, and in its order', () => {
    expect(codigo({})).toBeNull();
    expect(codigo({ abertoEm: dia(1), encerradoEm: dia(12) })).toBeNull();
    expect(codigo({ abertoEm: dia(13) })).toBe('desfecho.data-no-futuro');
    expect(codigo({ encerradoEm: dia(13) })).toBe('desfecho.data-no-futuro');
    expect(codigo({ abertoEm: dia(11), encerradoEm: dia(10) })).toBe('desfecho.fim-antes-do-comeco');
  });

  it('has an end only if it is over', () => {
    expect(codigo({ encerra: false, abertoEm: dia(1) })).toBeNull();
    expect(codigo({ encerra: false, encerradoEm: dia(10) })).toBe('desfecho.fim-so-do-que-terminou');
  });
});

describe('the number of a process', () => {
  it('is kept with its points, and refused with a wrong digit', () => {
    expect(numeroDoProcesso.parse(' 00106000123202448 ')).toBe('00106.000123/2024-48');
    expect(numeroDoProcesso.safeParse('00106.000123/2024-49').success).toBe(false);
  });

  it('is a NUP in the federal sphere, and what the office uses in the others', () => {
    expect(podeUsarProcesso('00106.000123/2024-48', Esfera.federal).allowed).toBe(true);
    expect(podeUsarProcesso('P-2024/77', Esfera.federal).allowed).toBe(false);
    expect(podeUsarProcesso('P-2024/77', Esfera.municipal).allowed).toBe(true);
  });
});

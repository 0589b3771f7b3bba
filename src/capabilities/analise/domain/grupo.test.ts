import { describe, expect, it } from 'vitest';
import { type CasoDoGrupo, podeAgrupar } from './grupo.ts';

const caso: CasoDoGrupo = { id: 1, idOuvidoria: 6, idTipo: 2, situacao: 1, idGrupo: null, temOutras: false };
const principal: CasoDoGrupo = { ...caso, id: 2 };
const code = (a: Partial<CasoDoGrupo>, b: Partial<CasoDoGrupo> = {}) => {
  const verdict = podeAgrupar({ ...caso, ...a }, { ...principal, ...b });
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('merging duplicates', () => {
  it('joins open cases of one office', () => {
    expect(code({})).toBe('allowed');
    expect(code({ idTipo: 3 }, { idGrupo: 2 })).toBe('allowed');
    expect(code({ idTipo: 1 }, { idTipo: 7 })).toBe('allowed');
  });

  it('refuses another office, an ended principal, sealed with open, and a case of another group', () => {
    expect(code({ idOuvidoria: 65 })).toBe('grupo.de-outro-orgao');
    expect(code({}, { situacao: 6 })).toBe('grupo.principal-encerrada');
    expect(code({ idTipo: 1 })).toBe('grupo.mistura-sigilo');
    expect(code({ idGrupo: 9 })).toBe('grupo.em-outro-grupo');
    expect(code({}, { idGrupo: 9 })).toBe('grupo.em-outro-grupo');
  });

  it('never puts a principal that others wait for under another one', () => {
    expect(code({ temOutras: true })).toBe('grupo.principal-com-outras');
    expect(code({ id: 2, idGrupo: 2, temOutras: true }, { idGrupo: 2, temOutras: true })).toBe('allowed');
  });
});

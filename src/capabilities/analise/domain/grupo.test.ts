import { describe, expect, it } from 'vitest';
import { type CasoDoGrupo, ficaForaDaResposta, podeAgrupar } from './grupo.ts';

const caso: CasoDoGrupo = {
  id: 1,
  idOuvidoria: 6,
  idTipo: 2,
  situacao: 1,
  idGrupo: null,
  temOutras: false,
  impedidos: new Set(),
};
const principal: CasoDoGrupo = { ...caso, id: 2 };
const code = (a: Partial<CasoDoGrupo>, b: Partial<CasoDoGrupo> = {}) => {
  const verdict = podeAgrupar({ ...caso, ...a }, { ...principal, ...b });
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('merging duplicates', () => {
  it('joins open cases of one office and one type; an unsigned denúncia is a denúncia', () => {
    expect(code({})).toBe('allowed');
    expect(code({}, { idGrupo: 2 })).toBe('allowed');
    expect(code({ idTipo: 1 }, { idTipo: 7 })).toBe('allowed');
  });

  it('refuses another office, an ended principal, sealed with open, and a case of another group', () => {
    expect(code({ idOuvidoria: 65 })).toBe('grupo.de-outro-orgao');
    expect(code({}, { situacao: 6 })).toBe('grupo.principal-encerrada');
    expect(code({ idTipo: 1 })).toBe('grupo.mistura-sigilo');
    expect(code({ idGrupo: 9 })).toBe('grupo.em-outro-grupo');
    expect(code({}, { idGrupo: 9 })).toBe('grupo.em-outro-grupo');
  });

  it('refuses cases that are not kept from the same people (Lei 9.784/1999, art. 18)', () => {
    const de = (...ids: number[]) => ({ impedidos: new Set(ids) });
    expect(code(de(4))).toBe('grupo.vistas-por-outras-pessoas');
    expect(code({}, de(4))).toBe('grupo.vistas-por-outras-pessoas');
    expect(code(de(4, 5), de(4, 6))).toBe('grupo.vistas-por-outras-pessoas');
    expect(code(de(4, 5), de(5, 4))).toBe('allowed');
  });

  it('refuses another type, whose answer has to say other things', () => {
    expect(code({ idTipo: 3 })).toBe('grupo.de-outro-tipo');
    expect(code({ idTipo: 8 })).toBe('grupo.de-outro-tipo');
    expect(code({ idTipo: 2 }, { idTipo: 8 })).toBe('grupo.de-outro-tipo');
  });

  it('tells which open cases of a group the answer does not reach, and why', () => {
    const fora = (idTipo: number, situacao: number) =>
      ficaForaDaResposta({ idTipo, situacao }, { idTipo: 2 });
    expect([fora(2, 1), fora(2, 3), fora(2, 4)]).toEqual([null, null, null]);
    expect(fora(2, 5)).toBe('espera-complementacao');
    expect(fora(3, 1)).toBe('de-outro-tipo');
    expect(ficaForaDaResposta({ idTipo: 7, situacao: 1 }, { idTipo: 1 })).toBeNull();
  });

  it('never puts a principal that others wait for under another one', () => {
    expect(code({ temOutras: true })).toBe('grupo.principal-com-outras');
    expect(code({ id: 2, idGrupo: 2, temOutras: true }, { idGrupo: 2, temOutras: true })).toBe('allowed');
  });
});

import { describe, expect, it } from 'vitest';
import { decidemTodos, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { Perfil } from '#kernel/perfil.ts';
import { type LigacaoComORecurso, papeisNoRecurso } from './recurso-policy.ts';

const IFCE = 65;
const CGU = 6;
const SUPERIOR = 10;

const papeis = (
  pessoa: Partial<NonNullable<LigacaoComORecurso['usuario']>>,
  changes: Partial<LigacaoComORecurso> = {},
) =>
  Object.entries(
    papeisNoRecurso({
      usuario: { idUsuario: 1, idPerfil: Perfil.respondente, idOuvidoria: IFCE, ...pessoa },
      isDono: false,
      idOuvidoriaJulgadora: IFCE,
      idOuvidoriaDoPedido: IFCE,
      decidemTodos: true,
      autoridades: [SUPERIOR],
      impedidos: [],
      ...changes,
    }),
  ).flatMap(([papel, tem]) => (tem ? [papel] : []));

describe('who is what to an appeal', () => {
  it('lets the named authority decide, and the gestor of the office stand in', () => {
    expect(papeis({ idUsuario: SUPERIOR })).toEqual(['julgador', 'doOrgao']);
    expect(papeis({ idPerfil: Perfil.gestor })).toEqual(['julgador', 'doOrgao']);
  });

  it('does not let whoever answered decide on the appeal against the answer', () => {
    expect(papeis({ idPerfil: Perfil.respondente })).toEqual(['doOrgao']);
  });

  it('lets anybody who handles cases there decide while nobody is named', () => {
    expect(papeis({}, { autoridades: [] })).toEqual(['julgador', 'doOrgao']);
  });

  it('Lei 12.527/2011, art. 40: leaves silence and the type to the gestor where nobody is named', () => {
    for (const instancia of [Instancia.reclamacao, Instancia.revisao]) {
      const daLai = { decidemTodos: decidemTodos(instancia) };
      expect(papeis({}, { autoridades: [], ...daLai })).toEqual(['doOrgao']);
      expect(papeis({ idPerfil: Perfil.gestor }, { autoridades: [], ...daLai })).toEqual([
        'julgador',
        'doOrgao',
      ]);
      expect(papeis({ idUsuario: SUPERIOR }, daLai)).toEqual(['julgador', 'doOrgao']);
    }
  });

  it('lets nobody judge what they answered, or decided below: neither named, nor standing in, nor anywhere', () => {
    const meu = { impedidos: [1] };
    expect(papeis({ idUsuario: 1 }, { ...meu, autoridades: [1] })).toEqual(['impedido', 'doOrgao']);
    expect(papeis({ idPerfil: Perfil.gestor }, meu)).toEqual(['impedido', 'doOrgao']);
    expect(papeis({ idPerfil: Perfil.administrador }, meu)).toEqual(['impedido', 'doOrgao']);
    expect(papeis({}, { ...meu, autoridades: [] })).toEqual(['impedido', 'doOrgao']);
    expect(papeis({ idUsuario: 2 }, { ...meu, autoridades: [] })).toEqual(['julgador', 'doOrgao']);
    // Somebody who would not judge anyway is only told that somebody else does.
    expect(papeis({}, meu)).toEqual(['doOrgao']);
  });

  it('M6 gives a program of the deciding authority the rights of a respondente: named, or where nobody is', () => {
    const programa = { idPerfil: Perfil.webServiceRespondente };
    expect(papeis({ ...programa, idUsuario: SUPERIOR })).toEqual(['julgador', 'doOrgao']);
    expect(papeis(programa, { autoridades: [] })).toEqual(['julgador', 'doOrgao']);
    expect(papeis(programa)).toEqual(['doOrgao']);
    expect(papeis(programa, { autoridades: [], decidemTodos: false })).toEqual(['doOrgao']);
    expect(papeis(programa, { autoridades: [], idOuvidoriaJulgadora: CGU })).toEqual(['doOrgao']);
  });

  it('lets nobody of another profile decide, though they are named or nobody is', () => {
    for (const idPerfil of [Perfil.atendente, Perfil.observador, Perfil.cadastrador, Perfil.colaborador]) {
      expect(papeis({ idPerfil, idUsuario: SUPERIOR })).toEqual(['doOrgao']);
      expect(papeis({ idPerfil }, { autoridades: [] })).toEqual(['doOrgao']);
    }
    expect(papeis({ idPerfil: Perfil.webServiceObservador }, { autoridades: [] })).toEqual([]);
  });

  it('takes the third instance out of the office', () => {
    const naCgu = { idOuvidoriaJulgadora: CGU, autoridades: [] };
    expect(papeis({ idOuvidoria: CGU }, naCgu)).toEqual(['julgador']);
    expect(papeis({ idPerfil: Perfil.gestor }, naCgu)).toEqual(['doOrgao']);
  });

  it('makes who filed the recorrente and nothing else, whatever profile they work with', () => {
    expect(papeis({ idPerfil: Perfil.gestor }, { isDono: true })).toEqual(['recorrente']);
  });

  it('makes everybody else nothing: they may not even know of it', () => {
    expect(papeis({ idOuvidoria: 99 })).toEqual([]);
    expect(papeis({ idPerfil: Perfil.cidadao })).toEqual([]);
    expect(papeisNoRecurso({ ...({} as LigacaoComORecurso), usuario: null, isDono: false })).toEqual({
      recorrente: false,
      julgador: false,
      impedido: false,
      doOrgao: false,
    });
  });

  it('lets the administrador work everywhere', () => {
    expect(papeis({ idPerfil: Perfil.administrador, idOuvidoria: 99 })).toEqual(['julgador', 'doOrgao']);
  });
});

import { describe, expect, it } from 'vitest';
import { descricaoPerfil, isIdPerfil, isServidor, isSistema, Perfil, todosOsPerfis } from './perfil.ts';

describe('perfil', () => {
  it('S1-05 S3-02 keeps the ids of the profiles', () => {
    expect(Perfil).toEqual({
      publico: 0,
      administrador: 1,
      gestor: 2,
      respondente: 3,
      cidadao: 4,
      webServiceRespondente: 5,
      atendente: 7,
      webServiceAtendente: 8,
      webServiceObservador: 9,
      observador: 10,
      cadastrador: 11,
      colaborador: 12,
    });
  });

  it('S1-05 has seven servant profiles and three web-service profiles, none of them both', () => {
    expect(todosOsPerfis.filter(isServidor)).toEqual([1, 2, 3, 7, 10, 11, 12]);
    expect(todosOsPerfis.filter(isSistema)).toEqual([5, 8, 9]);
    expect(todosOsPerfis.filter((id) => !isServidor(id) && !isSistema(id))).toEqual([0, 4]);
  });

  it('S1-05 gives every profile a name of its own', () => {
    expect(new Set(todosOsPerfis.map((id) => descricaoPerfil[id])).size).toBe(12);
  });

  it('S1-05 knows no profile 6 nor any other id', () => {
    expect(todosOsPerfis.every(isIdPerfil)).toBe(true);
    expect([-1, 6, 13, 1.5, Number.NaN].some(isIdPerfil)).toBe(false);
  });
});

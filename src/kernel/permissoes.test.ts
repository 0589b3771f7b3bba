import { describe, expect, it } from 'vitest';
import { Perfil } from './perfil.ts';
import { acoes, perfisDaAcao, permitido } from './permissoes.ts';

describe('S6-01 the matrix of permissions', () => {
  it('has a mark for each of the seven servant profiles in every row', () => {
    for (const acao of acoes) expect(perfisDaAcao(acao).length, acao).toBeGreaterThan(0);
    expect(perfisDaAcao('usuario.gerenciar')).toEqual([
      Perfil.administrador,
      Perfil.gestor,
      Perfil.cadastrador,
    ]);
    expect(perfisDaAcao('transparencia.consultar')).toEqual([
      Perfil.administrador,
      Perfil.gestor,
      Perfil.observador,
    ]);
  });

  it('gives an endpoint its access', () => {
    expect(permitido('monitoramento.realizar')).toEqual({
      tipo: 'perfis',
      perfis: [Perfil.administrador, Perfil.gestor],
    });
  });
});

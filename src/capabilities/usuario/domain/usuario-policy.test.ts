import { describe, expect, it } from 'vitest';
import { type IdPerfil, Perfil, todosOsPerfis } from '#kernel/perfil.ts';
import { type ContaAExcluir, podeExcluir, type QuemExclui } from './usuario-policy.ts';

const CGU = 6;
const IFCE = 65;

const quem = (idPerfil: IdPerfil, idOuvidoria: number | null = CGU): QuemExclui => ({
  idUsuario: 1,
  idPerfil,
  idOuvidoria,
});

const alvo = (...perfis: readonly (readonly [IdPerfil, number])[]): ContaAExcluir => ({
  idUsuario: 2,
  perfis: perfis.map(([idPerfil, idOuvidoria]) => ({ idPerfil, idOuvidoria })),
  isUltimoAdministrador: false,
});

const codigo = (pessoa: QuemExclui, conta: ContaAExcluir): string => {
  const verdict = podeExcluir(pessoa, conta);
  return verdict.allowed ? 'pode' : verdict.error.code;
};

describe('who may delete an account', () => {
  it('lets a citizen delete the own one, and nobody else', () => {
    const cidadao = quem(Perfil.cidadao, null);
    expect(codigo(cidadao, { ...alvo(), idUsuario: 1 })).toBe('pode');
    expect(codigo(cidadao, alvo())).toBe('usuario.inexistente');
    expect(codigo(cidadao, alvo([Perfil.gestor, CGU]))).toBe('usuario.inexistente');
  });

  it('does not let staff delete their own account by a slip', () => {
    for (const perfil of [Perfil.gestor, Perfil.cadastrador, Perfil.respondente]) {
      expect(codigo(quem(perfil), { ...alvo([perfil, CGU]), idUsuario: 1 })).toBe(
        'usuario.conta-de-trabalho',
      );
    }
  });

  it.each([Perfil.gestor, Perfil.cadastrador])(
    'lets profile %i delete who works only in the own office',
    (p) => {
      expect(codigo(quem(p), alvo([Perfil.respondente, CGU]))).toBe('pode');
      expect(codigo(quem(p), alvo([Perfil.respondente, CGU], [Perfil.atendente, CGU]))).toBe('pode');
    },
  );

  it.each([Perfil.gestor, Perfil.cadastrador])('refuses profile %i beyond the own office', (p) => {
    expect(codigo(quem(p), alvo([Perfil.respondente, IFCE]))).toBe('usuario.inexistente');
    expect(codigo(quem(p), alvo())).toBe('usuario.inexistente');
    expect(codigo(quem(p, null), alvo([Perfil.respondente, IFCE]))).toBe('usuario.inexistente');
    expect(codigo(quem(p), alvo([Perfil.respondente, CGU], [Perfil.gestor, IFCE]))).toBe(
      'usuario.tambem-de-outra-ouvidoria',
    );
    expect(codigo(quem(p), alvo([Perfil.administrador, CGU]))).toBe('usuario.conta-de-administrador');
  });

  it('does not let who registers people delete a gestor', () => {
    expect(codigo(quem(Perfil.cadastrador), alvo([Perfil.gestor, CGU]))).toBe('usuario.conta-de-gestor');
    expect(codigo(quem(Perfil.gestor), alvo([Perfil.gestor, CGU]))).toBe('pode');
  });

  it('lets no other profile delete somebody else', () => {
    const gestao: readonly IdPerfil[] = [Perfil.administrador, Perfil.gestor, Perfil.cadastrador];
    for (const perfil of todosOsPerfis.filter((each) => !gestao.includes(each))) {
      expect(codigo(quem(perfil), alvo([Perfil.respondente, CGU]))).toBe('usuario.inexistente');
    }
  });

  it('lets an administrador delete anyone, and the own account unless it is the last one', () => {
    const admin = quem(Perfil.administrador);
    for (const conta of [alvo(), alvo([Perfil.gestor, IFCE]), alvo([Perfil.administrador, CGU])]) {
      expect(codigo(admin, conta)).toBe('pode');
    }
    const propria = { ...alvo([Perfil.administrador, CGU]), idUsuario: 1 };
    expect(codigo(admin, propria)).toBe('pode');
    expect(codigo(admin, { ...propria, isUltimoAdministrador: true })).toBe('usuario.ultimo-administrador');
  });
});

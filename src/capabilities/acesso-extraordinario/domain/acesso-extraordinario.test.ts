import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { podeDecidirAcesso } from './acesso-extraordinario.ts';

describe('an extraordinary access by two people', () => {
  const acesso = { idUsuario: 1, idOuvidoria: 65 };

  it('is decided by another administrador or a gestor of the office, never by who asked', () => {
    expect(podeDecidirAcesso({ idUsuario: 2, idPerfil: Perfil.administrador, idOuvidoria: 6 }, acesso)).toBe(
      true,
    );
    expect(podeDecidirAcesso({ idUsuario: 1, idPerfil: Perfil.administrador, idOuvidoria: 6 }, acesso)).toBe(
      false,
    );
    expect(podeDecidirAcesso({ idUsuario: 3, idPerfil: Perfil.gestor, idOuvidoria: 65 }, acesso)).toBe(true);
    expect(podeDecidirAcesso({ idUsuario: 1, idPerfil: Perfil.gestor, idOuvidoria: 65 }, acesso)).toBe(false);
    expect(podeDecidirAcesso({ idUsuario: 4, idPerfil: Perfil.gestor, idOuvidoria: 6 }, acesso)).toBe(false);
    expect(podeDecidirAcesso({ idUsuario: 5, idPerfil: Perfil.respondente, idOuvidoria: 65 }, acesso)).toBe(
      false,
    );
    expect(podeDecidirAcesso(null, acesso)).toBe(false);
  });
});

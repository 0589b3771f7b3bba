import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { conheceAcesso, motivoDoAcesso, podeDecidirAcesso } from './acesso-extraordinario.ts';

describe('an extraordinary access by two people', () => {
  const acesso = { idUsuario: 1, idOuvidoria: 65 };
  const antigo = { temTempoDeCasa: true, ligados: [] };
  const administrador = (idUsuario: number) => ({
    ...antigo,
    idUsuario,
    idPerfil: Perfil.administrador,
    idOuvidoria: 6,
  });
  const gestor = (idUsuario: number, idOuvidoria = 65) => ({
    ...antigo,
    idUsuario,
    idPerfil: Perfil.gestor,
    idOuvidoria,
  });

  it('is decided by another administrador or a gestor of the office, never by who asked', () => {
    expect(podeDecidirAcesso(administrador(2), acesso)).toBe(true);
    expect(podeDecidirAcesso(administrador(1), acesso)).toBe(false);
    expect(podeDecidirAcesso(gestor(3), acesso)).toBe(true);
    expect(podeDecidirAcesso(gestor(1), acesso)).toBe(false);
    expect(podeDecidirAcesso(gestor(4, 6), acesso)).toBe(false);
    expect(podeDecidirAcesso({ ...gestor(5), idPerfil: Perfil.respondente }, acesso)).toBe(false);
  });

  it('one person with two accounts is not two: neither who has just come, nor one that who asked made', () => {
    expect(podeDecidirAcesso({ ...administrador(2), temTempoDeCasa: false }, acesso)).toBe(false);
    expect(podeDecidirAcesso({ ...administrador(2), ligados: [1] }, acesso)).toBe(false);
    expect(podeDecidirAcesso({ ...gestor(3), ligados: [1] }, acesso)).toBe(false);
  });

  it('exists for administradores and the office’s gestores', () => {
    expect(conheceAcesso(administrador(1), acesso)).toBe(true);
    expect(conheceAcesso(gestor(3), acesso)).toBe(true);
    expect(conheceAcesso(gestor(3, 6), acesso)).toBe(false);
  });

  it('the reason has words enough, and its error does not speak of another field', () => {
    const { error } = motivoDoAcesso.safeParse('quero ver');
    expect(error?.issues.map(({ message }) => message)).toEqual(['Escreva ao menos 8 palavras diferentes.']);
  });
});

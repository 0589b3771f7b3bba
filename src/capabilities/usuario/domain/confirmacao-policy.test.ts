import { describe, expect, it } from 'vitest';
import { Perfil, perfisServidor, perfisSistema } from '#kernel/perfil.ts';
import { avisaOControlador, esperaConfirmacao, podeConfirmar, quemConfirma } from './confirmacao-policy.ts';
import type { QuemGere } from './gestao-policy.ts';

const CASA = 10;
const OUTRA = 20;
const CONTROLADOR = 6;

const quem = (mudancas: Partial<QuemGere> = {}): QuemGere => ({
  idUsuario: 1,
  idPerfil: Perfil.gestor,
  idOuvidoria: CASA,
  ...mudancas,
});
const administrador = quem({ idPerfil: Perfil.administrador, idOuvidoria: CASA });
const perfil = { idPerfil: Perfil.respondente, idOuvidoria: CASA, idUsuario: 50, dadoPor: 9 };
const controlador = { idOuvidoria: CONTROLADOR, temOutroGestor: true };
const por = (temOutroGestor: boolean, cima: typeof controlador | null = controlador) =>
  quemConfirma({ idOuvidoria: CASA, temOutroGestor, controlador: cima });
const codigo = (quemAge: QuemGere, instancia = por(true)): string => {
  const verdict = podeConfirmar(quemAge, perfil, instancia);
  return verdict.allowed ? 'pode' : verdict.error.code;
};

describe('Decreto 10.153/2019, art. 6: what waits for a gestor', () => {
  it('is every profile that comes upon cases, and only the cadastrador does not', () => {
    const esperam = perfisServidor.filter((idPerfil) =>
      esperaConfirmacao(administrador, { idPerfil, idOuvidoria: CASA }, true),
    );
    expect(esperam).toEqual(perfisServidor.filter((idPerfil) => idPerfil !== Perfil.cadastrador));
  });

  it('L5 is also every profile of a program, which reads what its office receives', () => {
    for (const idPerfil of perfisSistema)
      expect(esperaConfirmacao(administrador, { idPerfil, idOuvidoria: CASA }, true)).toBe(true);
  });

  it('is nothing below gestor that a gestor of that office gives, but what one of another office does', () => {
    for (const idPerfil of perfisServidor.filter((cada) => cada !== Perfil.gestor))
      expect(esperaConfirmacao(quem(), { idPerfil, idOuvidoria: CASA }, true)).toBe(false);
    expect(esperaConfirmacao(quem({ idOuvidoria: OUTRA }), perfil, true)).toBe(true);
    expect(esperaConfirmacao(quem({ idPerfil: Perfil.cadastrador }), perfil, true)).toBe(true);
  });

  it('is every gestor, also one whom a gestor of that office gives: nobody makes their own second person', () => {
    const gestor = { idPerfil: Perfil.gestor, idOuvidoria: CASA };
    for (const quemDa of [quem(), quem({ idOuvidoria: OUTRA }), administrador])
      expect(esperaConfirmacao(quemDa, gestor, true)).toBe(true);
  });

  it('is not the first gestor of a new platform, whom nobody could confirm', () => {
    const primeiro = { idPerfil: Perfil.gestor, idOuvidoria: CASA };
    expect(esperaConfirmacao(administrador, primeiro, false)).toBe(false);
    expect(esperaConfirmacao(administrador, perfil, false)).toBe(true);
  });
});

describe('who confirms or refuses', () => {
  it('is a gestor of the office, not the person, nor another profile, nor another office', () => {
    expect(codigo(quem())).toBe('pode');
    expect(codigo(quem({ idUsuario: 50 }))).toBe('usuario.proprios-direitos');
    expect(codigo(quem({ idUsuario: 9 }))).toBe('usuario.quem-deu-nao-confirma');
    expect(codigo(administrador)).toBe('usuario.confirma-o-gestor');
    expect(codigo(quem({ idOuvidoria: CONTROLADOR }))).toBe('usuario.confirma-o-gestor');
  });

  it('is a gestor of the controlling body where the office has no other, but not who gave it', () => {
    const deCima = quem({ idOuvidoria: CONTROLADOR });
    expect(codigo(deCima, por(false))).toBe('pode');
    expect(codigo({ ...deCima, idUsuario: 9 }, por(false))).toBe('usuario.quem-deu-nao-confirma');
    expect(codigo(administrador, por(false))).toBe('usuario.confirma-o-controlador');
  });

  it('is another administrador where neither has a gestor, so that there is always a way on', () => {
    for (const cima of [null, { ...controlador, temOutroGestor: false }]) {
      expect(codigo(administrador, por(false, cima))).toBe('pode');
      expect(codigo({ ...administrador, idUsuario: 9 }, por(false, cima))).toBe(
        'usuario.quem-deu-nao-confirma',
      );
      expect(codigo(quem({ idOuvidoria: OUTRA }), por(false, cima))).toBe(
        'usuario.confirma-outro-administrador',
      );
    }
  });
});

describe('the controlling body is told', () => {
  it('of a profile that reads denúncias, where no other gestor is there to be told', () => {
    expect(avisaOControlador(perfil, false, CONTROLADOR)).toBe(true);
    expect(avisaOControlador(perfil, true, CONTROLADOR)).toBe(false);
    expect(avisaOControlador({ ...perfil, idPerfil: Perfil.cadastrador }, false, CONTROLADOR)).toBe(false);
    expect(avisaOControlador(perfil, false, null)).toBe(false);
    expect(avisaOControlador({ ...perfil, idOuvidoria: CONTROLADOR }, false, CONTROLADOR)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { esperaAceite, jaEDeCasa, podeAceitar } from './aceite-policy.ts';

const CASA = 6;
const FORA = 65;
const perfil = { idPerfil: Perfil.respondente, idOuvidoria: CASA };
const daCasa = { idPerfil: Perfil.atendente, idOuvidoria: CASA };
const deFora = { idPerfil: Perfil.gestor, idOuvidoria: FORA };
const conta = { isSistema: false, isAtivada: true, perfis: [] };

describe('A17: a profile waits for the yes of its person', () => {
  it('on an account that is in use, also if it works elsewhere', () => {
    expect(esperaAceite(conta, perfil)).toBe(true);
    expect(esperaAceite({ ...conta, perfis: [deFora] }, perfil)).toBe(true);
  });

  it('not where the person already works in that office, nor on an account that only its link opens', () => {
    expect(esperaAceite({ ...conta, perfis: [daCasa] }, perfil)).toBe(false);
    expect(esperaAceite({ ...conta, isAtivada: false }, perfil)).toBe(false);
    expect(esperaAceite({ ...conta, isSistema: true }, perfil)).toBe(false);
  });
});

describe('A17: an invitation knows an account only as a colleague', () => {
  it('in each office that it names', () => {
    expect(jaEDeCasa([daCasa], [perfil])).toBe(true);
    expect(jaEDeCasa([], [perfil])).toBe(false);
    expect(jaEDeCasa([deFora], [perfil])).toBe(false);
    expect(jaEDeCasa([daCasa], [perfil, deFora])).toBe(false);
  });
});

describe('who accepts', () => {
  it('never who gave it', () => {
    expect(podeAceitar(2, { dadoPor: 1 }).allowed).toBe(true);
    expect(podeAceitar(1, { dadoPor: 1 })).toMatchObject({ error: { code: 'usuario.proprio-convite' } });
  });
});

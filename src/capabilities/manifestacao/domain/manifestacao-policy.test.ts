import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { podeAlcancar, podeVerOCaso, relacaoCom } from './manifestacao-policy.ts';

const com = (idPerfil: (typeof Perfil)[keyof typeof Perfil]) => ({ idPerfil });
const CGU = 6;
const IFCE = 65;
const comPasso = (tramitacaoAberta: boolean, restrita = false) => ({ tramitacaoAberta, restrita });

describe('S6-01 a colaborador', () => {
  it('reaches a case only while a step of theirs is open, and never reads it whole', () => {
    expect(podeAlcancar('orgao', com(Perfil.colaborador), comPasso(true))).toBe(true);
    expect(podeAlcancar('orgao', com(Perfil.colaborador), comPasso(false))).toBe(false);
    expect(podeAlcancar('nenhuma', com(Perfil.colaborador), comPasso(true))).toBe(false);
    expect(podeVerOCaso('orgao', com(Perfil.colaborador))).toBe(false);
  });

  it('gives nobody else a way in: the cadastrador has no cases at all', () => {
    expect(podeAlcancar('orgao', com(Perfil.cadastrador), comPasso(true))).toBe(false);
    expect(podeAlcancar('orgao', com(Perfil.respondente), comPasso(false))).toBe(true);
    // Restricted content does not exist for who only looks on.
    expect(podeAlcancar('orgao', com(Perfil.observador), comPasso(false))).toBe(true);
    expect(podeAlcancar('orgao', com(Perfil.observador), comPasso(false, true))).toBe(false);
  });
});

describe('S1-05 a program of another system', () => {
  const { webServiceRespondente, webServiceAtendente, webServiceObservador } = Perfil;
  const programa = (idPerfil: (typeof Perfil)[keyof typeof Perfil], idCliente?: number) => ({
    idPerfil,
    idOuvidoria: CGU,
    ...(idCliente !== undefined && { idCliente }),
  });
  const ligada = {
    isDono: false,
    temChave: false,
    idOuvidoria: CGU,
    foraDoAlcance: false,
    extraordinario: false,
  };

  it('reads its office’s cases by its token, never by a session; one that only files, what it filed', () => {
    for (const perfil of [webServiceRespondente, webServiceObservador]) {
      expect(relacaoCom({ ...ligada, usuario: programa(perfil, 1001) })).toBe('orgao');
      expect(relacaoCom({ ...ligada, usuario: programa(perfil) })).toBe('nenhuma');
      expect(relacaoCom({ ...ligada, usuario: programa(perfil, 1001), idOuvidoria: IFCE })).toBe('nenhuma');
    }
    const julgada = { ...ligada, idOuvidoria: IFCE, julgadoras: [CGU] };
    expect(relacaoCom({ ...julgada, usuario: programa(webServiceRespondente, 1001) })).toBe('instancia');
    expect(relacaoCom({ ...julgada, usuario: programa(webServiceObservador, 1003) })).toBe('instancia');
    expect(podeVerOCaso('instancia', com(webServiceObservador))).toBe(true);
    expect(podeVerOCaso('instancia', com(webServiceObservador), true)).toBe(false);
    expect(podeVerOCaso('instancia', com(webServiceAtendente))).toBe(false);
    expect(podeVerOCaso('instancia', com(Perfil.observador))).toBe(false);
    expect(podeVerOCaso('orgao', com(webServiceObservador), true)).toBe(false);
    expect(podeVerOCaso('orgao', com(webServiceRespondente), true)).toBe(true);
    const atendente = programa(webServiceAtendente, 1002);
    expect(relacaoCom({ ...ligada, usuario: atendente })).toBe('nenhuma');
    expect(relacaoCom({ ...ligada, usuario: atendente, isAtendente: true, idOuvidoria: IFCE })).toBe('orgao');
  });
});

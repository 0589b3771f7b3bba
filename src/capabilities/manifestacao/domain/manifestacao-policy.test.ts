import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { TipoIdentificacao } from './identificacao.ts';
import { leSemDadosPessoais, podeAlcancar, podeBaixar, podeVer } from './manifestacao-policy.ts';

const com = (idPerfil: (typeof Perfil)[keyof typeof Perfil]) => ({ idPerfil });
const doRegistro = { idResposta: null, idMensagem: null, idTramitacao: null };

describe('S6-01 a colaborador', () => {
  it('reaches a case only while a step of theirs is open, and never reads it whole', () => {
    expect(podeAlcancar('orgao', com(Perfil.colaborador), true)).toBe(true);
    expect(podeAlcancar('orgao', com(Perfil.colaborador), false)).toBe(false);
    expect(podeAlcancar('nenhuma', com(Perfil.colaborador), true)).toBe(false);
    expect(podeVer('orgao', com(Perfil.colaborador))).toBe(false);
  });

  it('gives nobody else a way in: the cadastrador has no cases at all', () => {
    expect(podeAlcancar('orgao', com(Perfil.cadastrador), true)).toBe(false);
    expect(podeAlcancar('orgao', com(Perfil.respondente), false)).toBe(true);
  });

  it('gets what was filed, not the talk with the person; the citizen does not get what an area sent', () => {
    const colaborador = com(Perfil.colaborador);
    expect(podeBaixar('orgao', colaborador, doRegistro)).toBe(true);
    expect(podeBaixar('orgao', colaborador, { ...doRegistro, idResposta: 1 })).toBe(false);
    expect(podeBaixar('orgao', colaborador, { ...doRegistro, idMensagem: 1 })).toBe(false);
    expect(podeBaixar('manifestante', null, { ...doRegistro, idTramitacao: 1 })).toBe(false);
    expect(podeBaixar('manifestante', null, { ...doRegistro, idResposta: 1 })).toBe(true);
    expect(podeBaixar('orgao', com(Perfil.gestor), { ...doRegistro, idTramitacao: 1 })).toBe(true);
  });
});

describe('S6-01 the observador', () => {
  it('reads protected cases without people, and only they do', () => {
    const caso = (idTipoIdentificacao: number) => ({ relacao: 'orgao' as const, idTipoIdentificacao });
    const { anonima, comRestricao, semRestricao } = TipoIdentificacao;
    expect(leSemDadosPessoais(caso(anonima), com(Perfil.observador))).toBe(true);
    expect(leSemDadosPessoais(caso(comRestricao), com(Perfil.observador))).toBe(true);
    expect(leSemDadosPessoais(caso(semRestricao), com(Perfil.observador))).toBe(false);
    expect(leSemDadosPessoais(caso(comRestricao), com(Perfil.gestor))).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { TipoIdentificacao } from './identificacao.ts';
import {
  avisoDosRetidos,
  isRetido,
  lePseudonimizada,
  leSemDadosPessoais,
  podeAlcancar,
  podeBaixar,
  podeVer,
  relacaoCom,
} from './manifestacao-policy.ts';

const com = (idPerfil: (typeof Perfil)[keyof typeof Perfil]) => ({ idPerfil });
const CGU = 6;
const IFCE = 65;
const doRegistro = {
  idResposta: null,
  idMensagem: null,
  idTramitacao: null,
  idOuvidoriaDaTramitacao: null,
  anexadoEm: new Date('2026-03-10T12:00:00Z'),
};
const noOrgao = {
  relacao: 'orgao',
  idOuvidoria: CGU,
  anonima: false,
  protegida: false,
  identidadeVisivel: true,
  recebidaEm: null,
} as const;
const doCidadao = { ...noOrgao, relacao: 'manifestante' } as const;

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
    expect(podeBaixar(noOrgao, colaborador, doRegistro)).toBe(true);
    expect(podeBaixar(noOrgao, colaborador, { ...doRegistro, idResposta: 1 })).toBe(false);
    expect(podeBaixar(noOrgao, colaborador, { ...doRegistro, idMensagem: 1 })).toBe(false);
    const denuncia = { ...noOrgao, protegida: true };
    expect(podeBaixar(denuncia, colaborador, doRegistro), 'a file says who sent it').toBe(false);
    expect(podeBaixar({ ...denuncia, anonima: true }, colaborador, doRegistro)).toBe(true);
    expect(podeBaixar(denuncia, com(Perfil.respondente), doRegistro)).toBe(true);
    expect(podeBaixar(doCidadao, null, { ...doRegistro, idTramitacao: 1 })).toBe(false);
    expect(podeBaixar(doCidadao, null, { ...doRegistro, idResposta: 1 })).toBe(true);
    expect(
      podeBaixar(noOrgao, com(Perfil.gestor), {
        ...doRegistro,
        idTramitacao: 1,
        idOuvidoriaDaTramitacao: CGU,
      }),
    ).toBe(true);
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

describe('S1-05 a program of another system', () => {
  const { webServiceRespondente, webServiceAtendente, webServiceObservador } = Perfil;
  const programa = (idPerfil: (typeof Perfil)[keyof typeof Perfil], idCliente?: number) => ({
    idPerfil,
    idOuvidoria: CGU,
    ...(idCliente !== undefined && { idCliente }),
  });
  const ligada = { isDono: false, temChave: false, idOuvidoria: CGU };

  it('reads its office’s cases by its token, never by a session; who only files, what it filed', () => {
    for (const perfil of [webServiceRespondente, webServiceObservador]) {
      expect(relacaoCom({ ...ligada, usuario: programa(perfil, 1001) })).toBe('orgao');
      expect(relacaoCom({ ...ligada, usuario: programa(perfil) })).toBe('nenhuma');
      expect(relacaoCom({ ...ligada, usuario: programa(perfil, 1001), idOuvidoria: IFCE })).toBe('nenhuma');
    }
    const julgada = { ...ligada, idOuvidoria: IFCE, julgadoras: [CGU] };
    expect(relacaoCom({ ...julgada, usuario: programa(webServiceRespondente, 1001) })).toBe('instancia');
    expect(podeVer('instancia', com(webServiceObservador))).toBe(false);
    const atendente = programa(webServiceAtendente, 1002);
    expect(relacaoCom({ ...ligada, usuario: atendente })).toBe('nenhuma');
    expect(relacaoCom({ ...ligada, usuario: atendente, isAtendente: true, idOuvidoria: IFCE })).toBe('orgao');
  });

  it('reads of a protected person the words without who wrote them, and no file of theirs', () => {
    const protegida = { relacao: 'orgao', protegida: true } as const;
    expect(lePseudonimizada(protegida, com(webServiceRespondente))).toBe(true);
    expect(lePseudonimizada(protegida, com(Perfil.respondente))).toBe(false);
    expect(lePseudonimizada({ ...protegida, protegida: false }, com(webServiceRespondente))).toBe(false);
    const denuncia = { ...noOrgao, protegida: true };
    expect(podeBaixar(denuncia, com(webServiceRespondente), doRegistro)).toBe(false);
    expect(podeBaixar(denuncia, com(webServiceRespondente), { ...doRegistro, idResposta: 1 })).toBe(true);
    expect(podeBaixar({ ...denuncia, anonima: true }, com(webServiceRespondente), doRegistro)).toBe(true);
    expect(podeVer('orgao', com(webServiceObservador), true)).toBe(false);
    expect(podeVer('orgao', com(webServiceRespondente), true)).toBe(true);
  });
});

describe('S2-09 files of a denúncia that was forwarded without the identity', () => {
  const recebida = {
    ...noOrgao,
    idOuvidoria: IFCE,
    identidadeVisivel: false,
    recebidaEm: new Date('2026-03-11T12:00:00Z'),
  };

  it('stay behind, but for what the person sends to the new office', () => {
    expect(isRetido(recebida, doRegistro)).toBe(true);
    expect(isRetido(recebida, { anexadoEm: recebida.recebidaEm })).toBe(true);
    expect(isRetido(recebida, { anexadoEm: new Date('2026-03-12T12:00:00Z') })).toBe(false);
    expect(isRetido({ ...recebida, identidadeVisivel: true }, doRegistro)).toBe(false);
    expect(isRetido({ ...recebida, anonima: true }, doRegistro)).toBe(false);
    expect(isRetido({ ...recebida, relacao: 'manifestante' }, doRegistro)).toBe(false);
    expect(podeBaixar(recebida, com(Perfil.gestor), doRegistro)).toBe(false);
    expect(podeBaixar(recebida, com(Perfil.administrador), doRegistro)).toBe(false);
  });

  it('are said to be missing, and nothing is said where none is', () => {
    expect(avisoDosRetidos(0)).toBeUndefined();
    expect(avisoDosRetidos(1)).toMatch(/^1 arquivo ficou com o órgão que encaminhou/);
    expect(avisoDosRetidos(2)).toMatch(/^2 arquivos ficaram/);
  });
});

it('what an area of one office sent is not for the next office', () => {
  const daArea = { ...doRegistro, idTramitacao: 1, idOuvidoriaDaTramitacao: CGU };
  expect(podeBaixar({ ...noOrgao, idOuvidoria: IFCE }, com(Perfil.gestor), daArea)).toBe(false);
});

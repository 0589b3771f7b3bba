import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { ocultarDadosPessoais } from './dados-pessoais.ts';
import { avisoDosRetidos, isRetido, nomeLido, podeBaixar } from './leitura-dos-arquivos.ts';

const com = (idPerfil: (typeof Perfil)[keyof typeof Perfil]) => ({ idPerfil });
const CGU = 6;
const IFCE = 65;
const doRegistro = {
  idResposta: null,
  idMensagem: null,
  idTramitacao: null,
  idOuvidoriaDaTramitacao: null,
  idRepresentacao: null,
  anexadoEm: new Date('2026-03-10T12:00:00Z'),
};
const noOrgao = {
  relacao: 'orgao',
  idOuvidoria: CGU,
  anonima: false,
  protegida: false,
  identidadeVisivel: true,
  contatoRestrito: false,
  recebidaEm: null,
} as const;
const doCidadao = { ...noOrgao, relacao: 'manifestante' } as const;

describe('S6-01 a colaborador', () => {
  it('gets what was filed, not the talk with the person; the citizen does not get what an area sent', () => {
    const colaborador = com(Perfil.colaborador);
    expect(podeBaixar(noOrgao, colaborador, doRegistro)).toBe(true);
    expect(podeBaixar(noOrgao, colaborador, { ...doRegistro, idResposta: 1 })).toBe(false);
    expect(podeBaixar(noOrgao, colaborador, { ...doRegistro, idMensagem: 1 })).toBe(false);
    const acrescimo = { ...doRegistro, idMensagem: 1, daPessoa: true };
    expect(podeBaixar(noOrgao, colaborador, acrescimo), 'what the person added').toBe(true);
    expect(podeBaixar({ ...noOrgao, protegida: true }, colaborador, acrescimo)).toBe(false);
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

it('Lei 13.460/2017, art. 10 § 7º: the instrument of a representative is read only by who may know who filed', () => {
  const procuracao = { ...doRegistro, idRepresentacao: 3 };
  const { gestor, atendente, observador, colaborador, webServiceRespondente } = Perfil;
  expect(podeBaixar(doCidadao, null, procuracao)).toBe(true);
  expect([gestor, atendente].map((perfil) => podeBaixar(noOrgao, com(perfil), procuracao))).toEqual([
    true,
    true,
  ]);
  for (const perfil of [observador, colaborador, webServiceRespondente]) {
    expect(podeBaixar(noOrgao, com(perfil), procuracao)).toBe(false);
  }
  const restrita = { ...noOrgao, contatoRestrito: true };
  expect(podeBaixar(restrita, com(gestor), procuracao), 'it tells who filed').toBe(false);
  expect(podeBaixar({ ...noOrgao, relacao: 'instancia' }, com(gestor), procuracao)).toBe(false);
});

it('S1-05 a program gets no file of a protected person, but what the office answered', () => {
  const programa = com(Perfil.webServiceRespondente);
  const denuncia = { ...noOrgao, protegida: true };
  expect(podeBaixar(denuncia, programa, doRegistro)).toBe(false);
  expect(podeBaixar(denuncia, programa, { ...doRegistro, idResposta: 1 })).toBe(true);
  expect(podeBaixar({ ...denuncia, anonima: true }, programa, doRegistro)).toBe(true);
});

it('a judge of an appeal gets no file that a protected person sent, but what the office answered', () => {
  const julgado = { ...noOrgao, relacao: 'instancia', protegida: true } as const;
  expect(podeBaixar(julgado, com(Perfil.gestor), doRegistro)).toBe(false);
  expect(podeBaixar(julgado, com(Perfil.gestor), { ...doRegistro, idResposta: 1 })).toBe(true);
  expect(podeBaixar({ ...julgado, protegida: false }, com(Perfil.gestor), doRegistro)).toBe(true);
});

describe('S2-09 files of a denúncia that was forwarded without the identity', () => {
  const recebida = {
    ...noOrgao,
    protegida: true,
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
    // What a request with the identity preserved asks about goes with it.
    expect(isRetido({ ...recebida, protegida: false }, doRegistro)).toBe(false);
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

describe('the name of a file is read as a text of the case', () => {
  const ocultar = ocultarDadosPessoais([
    { nome: 'Maria Aparecida de Sá', email: 'maria@escuta.invalid', documento: '70010003703' },
  ]);

  it.each([
    ['Maria Aparecida.pdf', '[dado pessoal].pdf'],
    ['RG_Maria_Aparecida_de_Sá.PDF', '[dado pessoal].PDF'],
    ['CNHMaria.jpg', 'CNH [dado pessoal].jpg'],
    ['cnhMariaAparecida2.jpg', '[dado pessoal].jpg'],
    ['maria@escuta.invalid.pdf', '[dado pessoal].pdf'],
    ['cpf_700.100.037-03.png', 'cpf_[dado pessoal].png'],
    ['70010003703.png', '[dado pessoal].png'],
    ['laudo_do_posto_2.pdf', 'laudo_do_posto_2.pdf'],
    ['sem extensão', 'sem extensão'],
  ])('without the person, with its ending, and otherwise as it was: %s', (nome, lido) => {
    expect(nomeLido(nome, ocultar)).toBe(lido);
    expect(nomeLido(lido, ocultar), 'twice is as once').toBe(lido);
  });

  it('as it is to people who may know the person', () => {
    const nome = 'RG_MariaAparecida2.PDF';
    expect(nomeLido(nome, (texto) => texto)).toBe(nome);
  });
});

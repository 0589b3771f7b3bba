import { describe, expect, it } from 'vitest';
import { Perfil } from '#kernel/perfil.ts';
import { TipoIdentificacao } from '../identificacao.ts';
import {
  type CasoLido,
  lePseudonimizada,
  leSemDadosPessoais,
  type ModoDeLeitura,
  modoDeLeitura,
  soVeOTrabalho,
} from './leitura.ts';

const com = (idPerfil: (typeof Perfil)[keyof typeof Perfil]) => ({ idPerfil });
const { comRestricao, semRestricao } = TipoIdentificacao;

describe('S2-09 how much of a case a person reads', () => {
  const aberto: CasoLido = {
    relacao: 'orgao',
    idTipoIdentificacao: semRestricao,
    protegida: false,
    identidadeVisivel: true,
  };
  const denuncia: CasoLido = { ...aberto, idTipoIdentificacao: comRestricao, protegida: true };
  const recebida: CasoLido = { ...denuncia, identidadeVisivel: false };
  const julgada = (caso: CasoLido): CasoLido => ({ ...caso, relacao: 'instancia' });
  const {
    colaborador,
    gestor,
    respondente,
    observador,
    administrador,
    webServiceRespondente,
    webServiceObservador,
  } = Perfil;

  it.each<[string, CasoLido, (typeof Perfil)[keyof typeof Perfil], ModoDeLeitura]>([
    ['the office its open case', aberto, respondente, 'inteira'],
    ['the office that was chosen a denúncia', denuncia, respondente, 'inteira'],
    ['the office that got it without consent', recebida, gestor, 'sem-quem-registrou'],
    ['the administrador, in that office', recebida, administrador, 'sem-quem-registrou'],
    ['an observer of an open case', aberto, observador, 'inteira'],
    ['an observer of a denúncia', denuncia, observador, 'sem-pessoas'],
    ['an observer of one that came without', recebida, observador, 'sem-pessoas'],
    ['an area an open case', aberto, colaborador, 'sem-quem-registrou'],
    ['an area a denúncia', denuncia, colaborador, 'sem-quem-registrou'],
    ['an atendente a denúncia', denuncia, Perfil.atendente, 'sem-quem-registrou'],
    ['an atendente an open case', aberto, Perfil.atendente, 'inteira'],
    ['an area of the office that judges an appeal', julgada(aberto), colaborador, 'sem-quem-registrou'],
    ['a program an open case', aberto, webServiceRespondente, 'inteira'],
    ['a program a denúncia', denuncia, webServiceRespondente, 'sem-quem-registrou'],
    ['a program that looks on a denúncia', denuncia, webServiceObservador, 'sem-pessoas'],
    ['a judge of an appeal of an open case', julgada(aberto), gestor, 'inteira'],
    ['a judge of an appeal of a case that was a denúncia', julgada(denuncia), gestor, 'sem-quem-registrou'],
    ['a program of the judging office', julgada(denuncia), webServiceRespondente, 'sem-quem-registrou'],
  ])('%s', (_quem, caso, perfil, modo) => {
    expect(modoDeLeitura(caso, com(perfil))).toBe(modo);
  });

  it('the person who filed reads all of it, by account or by code, whatever their profile', () => {
    for (const usuario of [null, com(Perfil.publico), com(observador)])
      expect(modoDeLeitura({ ...recebida, relacao: 'manifestante' }, usuario)).toBe('inteira');
  });
});

describe('S6-01 the observador', () => {
  it('reads protected cases without people, and only they do', () => {
    const caso = (idTipoIdentificacao: number) => ({ relacao: 'orgao' as const, idTipoIdentificacao });
    const { anonima } = TipoIdentificacao;
    expect(leSemDadosPessoais(caso(anonima), com(Perfil.observador))).toBe(true);
    expect(leSemDadosPessoais(caso(comRestricao), com(Perfil.observador))).toBe(true);
    expect(leSemDadosPessoais(caso(semRestricao), com(Perfil.observador))).toBe(false);
    expect(leSemDadosPessoais(caso(comRestricao), com(Perfil.gestor))).toBe(false);
  });
});

it('S1-05 a program reads of a protected person the words without who wrote them', () => {
  const protegida = { relacao: 'orgao', protegida: true } as const;
  expect(lePseudonimizada(protegida, com(Perfil.webServiceRespondente))).toBe(true);
  expect(lePseudonimizada(protegida, com(Perfil.respondente))).toBe(false);
  expect(lePseudonimizada({ ...protegida, protegida: false }, com(Perfil.webServiceRespondente))).toBe(false);
});

it('text of no single case names nobody to an area or an observer', () => {
  const { colaborador, observador, webServiceObservador, atendente, respondente, gestor, administrador } =
    Perfil;
  for (const perfil of [colaborador, observador, webServiceObservador])
    expect(soVeOTrabalho(com(perfil)), String(perfil)).toBe(true);
  for (const perfil of [atendente, respondente, gestor, administrador])
    expect(soVeOTrabalho(com(perfil)), String(perfil)).toBe(false);
});

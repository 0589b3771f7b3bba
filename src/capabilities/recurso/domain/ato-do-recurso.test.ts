import { describe, expect, it } from 'vitest';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { EstadoDoRecurso, type IdEstadoDoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { allowedActs, checkAct } from '#kernel/ato/interpretar.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import type { AtoDoRecurso } from './ato-do-recurso.ts';
import type { FatosDoRecurso } from './fatos-do-recurso.ts';

const fatos = (changes: Partial<FatosDoRecurso> = {}): FatosDoRecurso => ({
  recorrente: false,
  julgador: false,
  impedido: false,
  doOrgao: false,
  idInstancia: Instancia.primeira,
  conhecido: null,
  subiu: false,
  esclarecimentoAberto: false,
  esclarecimentoProrrogado: false,
  podePerguntar: true,
  esclarecimentoEncerrado: false,
  tramitacaoAberta: false,
  temEntrega: false,
  incidenteAberto: false,
  qualificada: false,
  podeQualificar: false,
  ...changes,
});

const atos = atosPorCiclo.recurso as readonly AtoDoRecurso[];
const atoDe = (nome: string): AtoDoRecurso => {
  const ato = atos.find((cada) => cada.nome === nome);
  if (!ato) throw new Error(`No act is called ${nome}`);
  return ato;
};
const { emTramitacao, emEsclarecimentos, respondido } = EstadoDoRecurso;
const abertos = (
  perfil: IdPerfil,
  changes: Partial<FatosDoRecurso>,
  estado: IdEstadoDoRecurso = emTramitacao,
) =>
  allowedActs(atos, { estado, perfil, fatos: fatos(changes) })
    .map(({ nome }) => nome)
    .toSorted();
const code = (ato: string, changes: Partial<FatosDoRecurso>, estado: IdEstadoDoRecurso = emTramitacao) => {
  const verdict = checkAct(atoDe(ato), { estado, perfil: Perfil.respondente, fatos: fatos(changes) });
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('the life of an appeal', () => {
  it('begins with its admissibility: nothing is decided before', () => {
    expect(abertos(Perfil.respondente, { julgador: true })).toEqual([
      'assumir',
      'conhecer',
      'encerrarPasso',
      'naoConhecer',
      'tramitar',
    ]);
    expect(code('responder', { julgador: true })).toBe('recurso.falta-admissibilidade');
  });

  it('is decided once it is known', () => {
    expect(abertos(Perfil.respondente, { julgador: true, conhecido: true })).toEqual([
      'assumir',
      'encerrarPasso',
      'responder',
      'tramitar',
    ]);
    expect(code('conhecer', { julgador: true, conhecido: true })).toBe('recurso.ja-conhecido');
  });

  it('lets only an instance above the office ask it to clarify, one question at a time', () => {
    const naCgu = { julgador: true, conhecido: true, idInstancia: Instancia.cgu };
    expect(code('pedirEsclarecimento', naCgu)).toBe('allowed');
    expect(code('pedirEsclarecimento', { ...naCgu, idInstancia: Instancia.segunda })).toBe(
      'recurso.so-acima-do-orgao',
    );
    expect(code('pedirEsclarecimento', { ...naCgu, esclarecimentoAberto: true })).toBe(
      'recurso.esclarecimento-aberto',
    );
  });

  it('Portaria Normativa CGU 101/2023: hearing the office is a state of its own, extended once and with an end', () => {
    const ouvindo = { julgador: true, idInstancia: Instancia.cgu, esclarecimentoAberto: true };
    expect(code('prorrogarEsclarecimento', ouvindo, emEsclarecimentos)).toBe('allowed');
    expect(
      code('prorrogarEsclarecimento', { ...ouvindo, esclarecimentoProrrogado: true }, emEsclarecimentos),
    ).toBe('recurso.esclarecimento-ja-prorrogado');
    // After its last day there is nothing left to extend, and nothing more to ask.
    expect(code('prorrogarEsclarecimento', ouvindo)).toBe('ato.situacao-nao-permite');
    const depois = { ...ouvindo, esclarecimentoAberto: false, podePerguntar: false };
    expect(code('pedirEsclarecimento', depois)).toBe('recurso.fim-dos-esclarecimentos');
    // The decision need not wait.
    expect(code('responder', { ...ouvindo, conhecido: true }, emEsclarecimentos)).toBe('allowed');
  });

  it('lets only the office that answered clarify', () => {
    const perguntado = { idInstancia: Instancia.cgu, esclarecimentoAberto: true };
    expect(code('esclarecer', { ...perguntado, doOrgao: true })).toBe('allowed');
    expect(code('esclarecer', { ...perguntado, julgador: true })).toBe('recurso.nao-respondeu-o-pedido');
    expect(code('esclarecer', { doOrgao: true })).toBe('recurso.sem-esclarecimento');
  });

  it('closes the question with the decision: who answers later is told so', () => {
    const decidido = { idInstancia: Instancia.cgu, doOrgao: true, esclarecimentoEncerrado: true };
    expect(code('esclarecer', decidido, respondido)).toBe('recurso.esclarecimento-encerrado');
    expect(code('esclarecer', { doOrgao: true }, respondido)).toBe('recurso.sem-esclarecimento');
  });

  it('is judged by nobody who decided in it before, and they are told why', () => {
    for (const ato of ['assumir', 'conhecer', 'naoConhecer', 'tramitar', 'encerrarPasso', 'responder'])
      expect(code(ato, { impedido: true, conhecido: true })).toBe('recurso.impedido');
  });

  it('has a meeting only at the commission', () => {
    expect(code('marcarReuniao', { julgador: true, idInstancia: Instancia.cmri })).toBe('allowed');
    expect(code('marcarReuniao', { julgador: true, idInstancia: Instancia.cgu })).toBe(
      'recurso.so-na-comissao',
    );
  });

  it('leaves the hands of an instance that let its term pass once the next one has it', () => {
    expect(code('responder', { julgador: true, conhecido: true, subiu: true })).toBe('recurso.subiu');
    expect(abertos(Perfil.gestor, { julgador: true, subiu: true })).toEqual([]);
  });

  it('is rated once by the person who appealed, and by staff who have the flag', () => {
    expect(abertos(Perfil.cidadao, { recorrente: true }, respondido)).toEqual(['qualificar']);
    expect(abertos(Perfil.cidadao, { recorrente: true, qualificada: true }, respondido)).toEqual([]);
    expect(abertos(Perfil.observador, { podeQualificar: true }, respondido)).toEqual(['qualificar']);
    expect(abertos(Perfil.observador, {}, respondido)).toEqual([]);
  });

  it('lets the office ask for a correction of what it must deliver, one at a time', () => {
    const mandado = { doOrgao: true, temEntrega: true };
    expect(abertos(Perfil.respondente, mandado, respondido)).toEqual(['abrirIncidente']);
    expect(abertos(Perfil.respondente, { ...mandado, incidenteAberto: true }, respondido)).toEqual([]);
    // Denied, or delivered with the decision: the office owes nothing.
    expect(abertos(Perfil.respondente, { doOrgao: true }, respondido)).toEqual([]);
  });

  it('lets who appealed report that a favourable decision was not carried out', () => {
    const deferido = { recorrente: true, qualificada: true, temEntrega: true };
    expect(abertos(Perfil.cidadao, deferido, respondido)).toEqual(['denunciarDescumprimento']);
  });

  it('offers nothing to people without a part in it', () => {
    for (const perfil of [Perfil.cidadao, Perfil.atendente, Perfil.observador, Perfil.colaborador]) {
      expect(abertos(perfil, {})).toEqual([]);
    }
  });
});

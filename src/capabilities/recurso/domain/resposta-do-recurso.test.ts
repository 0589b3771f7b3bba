import { describe, expect, it } from 'vitest';
import {
  decisoesDaInstancia,
  type Julgamento,
  TipoRespostaRecurso,
  temEntrega,
} from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { cadeiaFederal, type IdInstancia, Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { type PlainDate, plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { checkDecisaoDoRecurso, type DecisaoDoRecurso, passoSeguinte } from './resposta-do-recurso.ts';
import { podeMarcarReuniao } from './reuniao.ts';

const calendario = criarCalendario([]);
const hoje = plainDate(2026, 3, 12);
const { deferido, parcialmenteDeferido, indeferido, acolhimento, naoConhecimento } = TipoRespostaRecurso;
const opcoes = { tipoExiste: true, especificacoes: [1, 2, 3, 4], detalhamentoExiste: true };

const julgamento = (idInstancia: IdInstancia): Julgamento => ({
  idInstancia,
  contraOTipo: idInstancia === Instancia.revisao,
});
const code = (instancia: IdInstancia, changes: Partial<DecisaoDoRecurso>) => {
  const decisao = {
    idTipoResposta: indeferido,
    idEspecificacao: 3,
    idDetalhamento: null,
    dataEntrega: null,
    entregaJunto: false,
  };
  const verdict = checkDecisaoDoRecurso(julgamento(instancia), { ...decisao, ...changes }, opcoes, hoje);
  return verdict.allowed ? 'allowed' : verdict.error.code;
};

describe('what a decision must say', () => {
  it('sets a day for the delivery where something was granted, and only there', () => {
    const depois = { idTipoResposta: deferido, idEspecificacao: 2 };
    expect(code(Instancia.primeira, depois)).toBe('recurso.entrega-necessaria');
    expect(code(Instancia.primeira, { ...depois, dataEntrega: hoje })).toBe('allowed');
    expect(code(Instancia.primeira, { dataEntrega: hoje })).toBe('recurso.entrega-nao-cabe');
    const acolhida = { idTipoResposta: acolhimento, idEspecificacao: 2 };
    expect(temEntrega(julgamento(Instancia.revisao), acolhida)).toBe(false);
  });

  it('asks for no day when the information goes with the decision', () => {
    const entregue = { idTipoResposta: deferido, idEspecificacao: 1, entregaJunto: true };
    expect(code(Instancia.primeira, entregue)).toBe('allowed');
    expect(code(Instancia.primeira, { ...entregue, dataEntrega: hoje })).toBe('recurso.entrega-nao-cabe');
  });

  it('LAI art. 16 § 2º: says that the information was delivered only with a text of it or a file', () => {
    for (const idTipoResposta of [deferido, parcialmenteDeferido]) {
      const vazia = { idTipoResposta, idEspecificacao: 1 };
      expect(code(Instancia.cgu, vazia)).toBe('recurso.informacao-necessaria');
      expect(code(Instancia.cgu, { ...vazia, entregaJunto: true })).toBe('allowed');
    }
  });

  it('LAI art. 16 § 2º: a part that is granted comes with the decision or by a date', () => {
    const emParte = { idTipoResposta: parcialmenteDeferido, idEspecificacao: 4 };
    expect(code(Instancia.cmri, emParte)).toBe('recurso.informacao-necessaria');
    expect(code(Instancia.cmri, { ...emParte, entregaJunto: true })).toBe('allowed');
    expect(code(Instancia.cmri, { ...emParte, dataEntrega: hoje })).toBe('allowed');
  });

  it('sets the delivery for at most 30 days after the decision', () => {
    const depois = { idTipoResposta: deferido, idEspecificacao: 2 };
    const no = (dataEntrega: PlainDate) => code(Instancia.primeira, { ...depois, dataEntrega });
    expect(no(plainDate(2026, 4, 11))).toBe('allowed');
    expect(no(plainDate(2026, 4, 12))).toBe('recurso.entrega-tardia');
  });

  it('is upheld only where there is something to uphold, and never not known after all', () => {
    for (const instancia of cadeiaFederal) {
      expect(decisoesDaInstancia(julgamento(instancia))).not.toContain(acolhimento);
      expect(decisoesDaInstancia(julgamento(instancia))).not.toContain(naoConhecimento);
    }
    expect(decisoesDaInstancia(julgamento(Instancia.reclamacao))).toContain(acolhimento);
    expect(code(Instancia.revisao, { idTipoResposta: acolhimento, idEspecificacao: null })).toBe('allowed');
    expect(code(Instancia.revisao, { idTipoResposta: deferido })).toBe('recurso.decisao-nao-cabe');
  });
});

describe('where a decision leads', () => {
  const em = Date.parse('2026-03-12T10:00:00-03:00');
  const seguinte = (instancia: IdInstancia, idTipoResposta: number) =>
    passoSeguinte(calendario, cadeiaFederal, { instancia, idTipoResposta, em });

  it('is the next instance, for ten days', () => {
    const passo = seguinte(Instancia.primeira, indeferido);
    expect(passo?.instancia).toBe(Instancia.segunda);
    // Ten days after Thu 12/03/2026 is Sun 22/03, so Monday.
    expect(passo && toIsoDate(passo.ultimoDia)).toBe('2026-03-23');
    expect(seguinte(Instancia.reclamacao, indeferido)?.instancia).toBe(Instancia.cgu);
  });

  it('is nowhere after the last one, and where everything was granted; after a revisão in vain it is instance 3', () => {
    expect(seguinte(Instancia.cmri, indeferido)).toBeNull();
    expect(seguinte(Instancia.revisao, indeferido)?.instancia).toBe(Instancia.cgu);
    expect(seguinte(Instancia.revisao, acolhimento)).toBeNull();
    expect(seguinte(Instancia.primeira, deferido)).toBeNull();
  });
});

describe('the meeting of the commission', () => {
  it('is on a business day that is still to come', () => {
    const pode = (dia: number) => podeMarcarReuniao(calendario, plainDate(2026, 3, dia), hoje).allowed;
    expect([pode(11), pode(12), pode(13), pode(14), pode(16)]).toEqual([false, false, true, false, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { TipoRespostaRecurso } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import {
  type DecisaoEmEdicao,
  decisaoVazia,
  julgamentoDo,
  paraEnvio,
  schemaDaDecisao,
  tiposDa,
} from './responder-decisao.ts';

const { deferido, indeferido, acolhimento, naoConhecimento } = TipoRespostaRecurso;
const HOJE = '2026-03-12';

const opcao = (id: number) => ({ value: String(id), label: `nº ${id}` });
const opcoes = {
  tipos: [deferido, indeferido, naoConhecimento, acolhimento].map(opcao),
  especificacoes: [
    { ...opcao(1), tipos: [String(deferido)] },
    { ...opcao(2), tipos: [String(deferido), String(acolhimento)] },
    { ...opcao(3), tipos: [String(indeferido)] },
  ],
  detalhamentos: [opcao(1)],
};

const decisao = (changes: Partial<DecisaoEmEdicao>): DecisaoEmEdicao => ({
  ...decisaoVazia,
  idTipoResposta: String(deferido),
  idEspecificacao: '2',
  texto: 'A planilha será entregue.',
  dataEntrega: '12/03/2026',
  ...changes,
});

/** The refused fields, and why. */
const julgamento = (id: number) =>
  julgamentoDo({ instancia: { id, descricao: '' }, contraOTipo: id === Instancia.revisao });
const recusas = (changes: Partial<DecisaoEmEdicao>, instancia: number = Instancia.primeira) => {
  const { error } = schemaDaDecisao(opcoes, julgamento(instancia), HOJE).safeParse(decisao(changes));
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('the decision in the form', () => {
  it('that gives something needs the day of its delivery, which has not passed', () => {
    expect(recusas({})).toEqual({});
    expect(recusas({ dataEntrega: '' })).toEqual({ dataEntrega: 'Diga até que dia o órgão deve entregar.' });
    expect(recusas({ dataEntrega: '31/02/2026' })).toEqual({
      dataEntrega: 'Escreva a data como dd/mm/aaaa.',
    });
    expect(recusas({ dataEntrega: '11/03/2026' })).toEqual({
      dataEntrega: 'A entrega não pode ser num dia que já passou.',
    });
    // Thirty days at most.
    expect(recusas({ dataEntrega: '11/04/2026' })).toEqual({});
    expect(recusas({ dataEntrega: '12/04/2026' })).toEqual({
      dataEntrega: 'A entrega precisa ser marcada para até sáb., 11/04/2026.',
    });
  });

  it('that goes with the information needs no day, and sends none that was typed before', () => {
    expect(recusas({ idEspecificacao: '1', dataEntrega: '' })).toEqual({});
    expect(
      paraEnvio(
        opcoes,
        julgamento(Instancia.primeira),
        decisao({ idEspecificacao: '1', idDetalhamento: '1' }),
      ),
    ).toMatchObject({ idEspecificacao: 1, idDetalhamento: 1, dataEntrega: null });
  });

  it('that gives nothing needs no day, and sends none that was typed before', () => {
    const negado = { idTipoResposta: String(indeferido), idEspecificacao: '3', idDetalhamento: '1' };
    expect(recusas({ ...negado, dataEntrega: '' })).toEqual({});
    expect(paraEnvio(opcoes, julgamento(Instancia.primeira), decisao(negado))).toMatchObject({
      idTipoResposta: indeferido,
      idEspecificacao: 3,
      idDetalhamento: null,
      dataEntrega: null,
    });
  });

  it('does not take the specification of another outcome', () => {
    expect(recusas({ idEspecificacao: '3' })).toEqual({
      idEspecificacao: 'Escolha a especificação desta decisão.',
    });
  });

  it('of a revisão is that it is upheld or not, with nothing to specify or deliver', () => {
    expect(tiposDa(opcoes, julgamento(Instancia.revisao)).map(({ value }) => Number(value))).toEqual([
      indeferido,
      acolhimento,
    ]);
    const acolhida = { idTipoResposta: String(acolhimento), idEspecificacao: '', dataEntrega: '' };
    expect(recusas(acolhida, Instancia.revisao)).toEqual({});
  });

  it('says why: ten letters at least', () => {
    expect(Object.keys(recusas({ texto: 'Sim.' }))).toEqual(['texto']);
  });
});

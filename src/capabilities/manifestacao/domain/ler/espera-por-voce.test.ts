import { describe, expect, it } from 'vitest';
import type { PromessaDoCaso } from '#capabilities/remedio/domain/promessas.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { plainDate } from '#kernel/prazo/data.ts';
import { Situacao } from '../situacao.ts';
import { esperasDe, type FatosDaEspera, porUrgencia } from './espera-por-voce.ts';

const base: FatosDaEspera = {
  situacao: Situacao.cadastrada,
  idTipoFormulario: TipoFormulario.padrao,
  orgao: { sigla: 'CGU', nome: 'Controladoria-Geral da União' },
  complementarAte: null,
  consentirAte: null,
  recorrerAte: null,
  avaliada: false,
  emAberto: false,
};
const agora = Date.parse('2026-03-12T23:59:00-03:00');
const atos = (fatos: Partial<FatosDaEspera>) => esperasDe({ ...base, ...fatos }, agora).map(({ ato }) => ato);
const hoje = plainDate(2026, 3, 12);
const ontem = plainDate(2026, 3, 11);

describe('what waits for the person', () => {
  it('is nothing while the office works', () => {
    expect(atos({})).toEqual([]);
  });

  it('is a complement until the last second of its last day', () => {
    const situacao = Situacao.complementacaoSolicitada;
    expect(atos({ situacao, complementarAte: hoje })).toEqual(['complementar']);
    expect(atos({ situacao, complementarAte: ontem })).toEqual([]);
  });

  it('is a consent while the case is open and the term runs', () => {
    expect(atos({ consentirAte: hoje })).toEqual(['responderConsentimento']);
    expect(atos({ consentirAte: ontem })).toEqual([]);
    expect(atos({ consentirAte: hoje, situacao: Situacao.arquivada })).toEqual([]);
  });

  it('is an answer to rate, and an appeal only against an answer of the access law', () => {
    const concluida = { situacao: Situacao.concluida, recorrerAte: hoje };
    expect(atos(concluida)).toEqual(['avaliar']);
    expect(atos({ ...concluida, idTipoFormulario: TipoFormulario.acessoAInformacao })).toEqual([
      'recorrer',
      'avaliar',
    ]);
    expect(atos({ ...concluida, avaliada: true })).toEqual([]);
    expect(atos({ ...concluida, emAberto: true })).toEqual([]);
  });

  it('LAI arts. 7º e 16 § 2º: is a delivery to confirm, one that was not made, and one that is to come', () => {
    const promessa: PromessaDoCaso = {
      idPromessa: 1,
      origem: 'resposta',
      situacao: 'aberta',
      prometidaEm: 0,
      prazo: hoje,
      contestarAte: null,
      descumprimentoDenunciado: false,
    };
    const com = (changes: Partial<PromessaDoCaso>) =>
      esperasDe(
        { ...base, situacao: Situacao.concluida, avaliada: true, promessas: [{ ...promessa, ...changes }] },
        agora,
      );
    expect(com({})).toEqual([
      { ato: 'acompanharEntrega', titulo: 'A CGU ainda vai entregar o que prometeu', ultimoDia: hoje },
    ]);
    expect(com({ prazo: ontem })).toEqual([
      {
        ato: 'denunciarDescumprimento',
        titulo: 'A CGU não entregou o que prometeu até 11/03/2026',
        ultimoDia: null,
      },
    ]);
    expect(com({ prazo: ontem, descumprimentoDenunciado: true })).toEqual([]);
    expect(com({ situacao: 'entregue', contestarAte: hoje })).toEqual([
      {
        ato: 'contestarEntrega',
        titulo: 'A CGU entregou o que prometeu: confirme, ou conteste',
        ultimoDia: hoje,
      },
    ]);
    expect(com({ situacao: 'entregue', contestarAte: ontem })).toEqual([]);
    expect(com({ situacao: 'confirmada', contestarAte: hoje })).toEqual([]);
  });

  it('comes in the order in which it ends', () => {
    const esperas = [{ ultimoDia: null }, { ultimoDia: hoje }, { ultimoDia: ontem }];
    expect(esperas.sort(porUrgencia)).toEqual([
      { ultimoDia: ontem },
      { ultimoDia: hoje },
      { ultimoDia: null },
    ]);
  });
});

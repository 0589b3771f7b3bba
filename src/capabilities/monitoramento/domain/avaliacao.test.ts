import { describe, expect, it } from 'vitest';
import { TipoIdentificacao } from '#capabilities/manifestacao/domain/identificacao.ts';
import { allowedActs, checkAct } from '#kernel/ato/interpretar.ts';
import { Perfil } from '#kernel/perfil.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { PERIODO_INVERTIDO } from '#kernel/texto.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { atosDaAvaliacao } from './atos-da-avaliacao.ts';
import { avaliarCaso } from './avaliar-caso.ato.ts';
import { impedimentoDe, podeSortear } from './condicoes-da-avaliacao.ts';
import { criteriosDoCaso, nomesDosCriterios, notaDaAmostra, notaDoCaso, podeTerNotas } from './criterios.ts';
import { devolver } from './devolver.ato.ts';
import { encerrar } from './encerrar.ato.ts';
import {
  type FatosDaAvaliacao,
  podeSerVistaPeloOrgao,
  type SituacaoDaAvaliacao,
} from './fatos-da-avaliacao.ts';
import { leituraDaAmostra } from './leitura-da-amostra.ts';
import { marcoDoPrazo, podeSerPeriodo, prazoDaResposta, prazosDoDia } from './monitoramento-prazos.ts';

const autoridade: FatosDaAvaliacao = {
  daAutoridade: true,
  doOrgao: false,
  trabalhaNoOrgao: false,
  deSiMesma: false,
  faltam: 0,
  prazoAcabou: false,
  respondida: false,
  devolvida: false,
};
const orgao: FatosDaAvaliacao = {
  ...autoridade,
  daAutoridade: false,
  doOrgao: true,
  trabalhaNoOrgao: true,
  devolvida: true,
};
const atos = (estado: SituacaoDaAvaliacao, fatos: FatosDaAvaliacao) =>
  allowedActs(atosDaAvaliacao, { estado, perfil: Perfil.gestor, fatos }).map(({ nome }) => nome);

describe('the life of an evaluation', () => {
  it('has the acts that the product has', () => {
    const nomes = (todos: readonly { readonly nome: string }[] = []) => todos.map(({ nome }) => nome).sort();
    expect(nomes(atosDaAvaliacao)).toEqual(nomes(atosPorCiclo.avaliacao));
  });

  it('is given back when every case has its grades, not before', () => {
    expect(atos('em-avaliacao', autoridade)).toEqual(['avaliarCaso', 'devolver', 'cancelar']);
    expect(atos('em-avaliacao', { ...autoridade, faltam: 1 })).toEqual(['avaliarCaso', 'cancelar']);
    const verdict = checkAct(devolver, {
      estado: 'em-avaliacao',
      perfil: Perfil.gestor,
      fatos: { ...autoridade, faltam: 2 },
    });
    expect(verdict.allowed ? '' : verdict.error.message).toBe('Faltam avaliar 2 manifestações da amostra.');
  });

  it('is replied to by the office, in time or late, and ended by the authority', () => {
    expect(atos('devolvida', orgao)).toEqual(['responder']);
    expect(atos('devolvida', { ...orgao, prazoAcabou: true })).toEqual(['responder']);
    const devolvida = { ...autoridade, devolvida: true };
    expect(atos('devolvida', devolvida)).toEqual([]);
    expect(atos('devolvida', { ...devolvida, prazoAcabou: true })).toEqual(['encerrar']);
    expect(atos('respondida', { ...devolvida, respondida: true })).toEqual(['encerrar']);
    expect(atos('encerrada', autoridade)).toEqual([]);
  });

  it('of the own office is neither graded, nor given back, nor ended: it is refused, and said why', () => {
    const propria = { ...autoridade, doOrgao: true, trabalhaNoOrgao: true, prazoAcabou: true };
    for (const [ato, estado] of [
      [avaliarCaso, 'em-avaliacao'],
      [devolver, 'em-avaliacao'],
      [encerrar, 'devolvida'],
      [encerrar, 'respondida'],
    ] as const) {
      // Also for somebody signed in with the authority's profile who has another at the office.
      for (const fatos of [propria, { ...propria, doOrgao: false }]) {
        const verdict = checkAct(ato as typeof devolver, { estado, perfil: Perfil.gestor, fatos });
        expect(verdict.allowed ? '' : verdict.error.code).toBe('monitoramento.proprio-orgao');
      }
    }
    const verdict = podeSortear(propria);
    expect(verdict.allowed ? '' : verdict.error.code).toBe('monitoramento.proprio-orgao');
    expect(impedimentoDe(propria)).toBe(
      'Quem trabalha no órgão avaliado não sorteia, não dá notas, não devolve e não encerra a avaliação dele.',
    );
    expect(impedimentoDe(autoridade)).toBeNull();
    expect(impedimentoDe(orgao)).toBeNull();
  });

  it('of the authority itself, drawn before that was forbidden, can only be cancelled', () => {
    const propria = { ...autoridade, trabalhaNoOrgao: true, deSiMesma: true };
    expect(atos('em-avaliacao', propria)).toEqual(['cancelar']);
    expect(atos('respondida', { ...propria, devolvida: true, respondida: true })).toEqual(['cancelar']);
  });

  it('is nobody else’s', () => {
    for (const state of ['em-avaliacao', 'devolvida', 'respondida'] as const)
      expect(atos(state, { ...autoridade, daAutoridade: false })).toEqual([]);
    expect(podeSerVistaPeloOrgao('em-avaliacao')).toBe(false);
    expect(podeSerVistaPeloOrgao('cancelada')).toBe(false);
    expect(podeSerVistaPeloOrgao('devolvida')).toBe(true);
  });
});

describe('what is read of a case that was drawn', () => {
  const comum = {
    protegida: false,
    restrita: false,
    idTipoIdentificacao: TipoIdentificacao.semRestricao as number,
  };
  it('its answer, unless it is a denúncia, restricted, or its person asked to be kept', () => {
    expect(leituraDaAmostra(comum)).toBe('resposta');
    expect(leituraDaAmostra({ ...comum, protegida: true })).toBe('metadados');
    expect(leituraDaAmostra({ ...comum, restrita: true })).toBe('metadados');
    expect(leituraDaAmostra({ ...comum, idTipoIdentificacao: TipoIdentificacao.comRestricao })).toBe(
      'metadados',
    );
  });
});

describe('the form', () => {
  const tudo = Object.fromEntries(nomesDosCriterios.map((nome) => [nome, 'atende'] as const));

  it('asks of a protected case only what can be told without its words', () => {
    expect(criteriosDoCaso('metadados')).toEqual(['andamento', 'tempo']);
    expect(podeTerNotas('metadados', { andamento: 'atende', tempo: 'atende' }).allowed).toBe(true);
    expect(podeTerNotas('metadados', tudo).allowed).toBe(false);
    expect(podeTerNotas('resposta', tudo).allowed).toBe(true);
    expect(podeTerNotas('resposta', { linguagem: 'atende' }).allowed).toBe(false);
  });

  it('gives 100, 50 or 0, and what does not apply counts for nothing', () => {
    expect(notaDoCaso({ linguagem: 'atende', completude: 'atende-em-parte', tempo: 'nao-se-aplica' })).toBe(
      75,
    );
    expect(notaDoCaso({ tempo: 'nao-se-aplica' })).toBeNull();
    expect(notaDaAmostra([{ tempo: 'atende' }, { tempo: 'nao-atende', andamento: 'nao-atende' }])).toBe(50);
    expect(notaDaAmostra([{ tempo: 'nao-se-aplica' }])).toBeNull();
  });
});

describe('terms', () => {
  it('the reply is due on a working day', () => {
    expect(toIsoDate(prazoDaResposta(criarCalendario([]), plainDate(2026, 3, 12), 20))).toBe('2026-04-01');
    expect(toIsoDate(prazoDaResposta(criarCalendario([]), plainDate(2026, 3, 13), 15))).toBe('2026-03-30');
  });

  it('whoever has to act is reminded from three days before the last one, and told when it has passed', () => {
    const hoje = plainDate(2026, 3, 12);
    const marco = (dia: number) => marcoDoPrazo(hoje, plainDate(2026, 3, dia));
    expect([16, 15, 12, 11, 5, 4].map(marco)).toEqual([null, 'vence', 'vence', 'vencida', 'vencida', null]);
    const { de, ate } = prazosDoDia(hoje);
    expect([toIsoDate(de), toIsoDate(ate)]).toEqual(['2026-03-05', '2026-03-15']);
  });

  it('a period begins before it ends, and is of two years at most', () => {
    expect(podeSerPeriodo(plainDate(2026, 3, 12), plainDate(2026, 3, 12)).allowed).toBe(true);
    expect(podeSerPeriodo(plainDate(2026, 3, 12), plainDate(2026, 3, 11))).toMatchObject({
      allowed: false,
      error: { details: { campos: { periodo: PERIODO_INVERTIDO } } },
    });
    expect(podeSerPeriodo(plainDate(2024, 1, 1), plainDate(2025, 12, 31)).allowed).toBe(true);
    expect(podeSerPeriodo(plainDate(2024, 1, 1), plainDate(2026, 1, 1)).allowed).toBe(false);
  });
});

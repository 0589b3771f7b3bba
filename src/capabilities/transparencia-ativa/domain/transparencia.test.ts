import { describe, expect, it } from 'vitest';
import { allowedActs, checkAct, stateAfter } from '#kernel/ato/interpretar.ts';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { plainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import grupos from '../../../../db/reference/70-transparencia-grupo.json' with { type: 'json' };
import itens from '../../../../db/reference/71-transparencia-item.json' with { type: 'json' };
import { atosDoItem, nomeGuardado } from './atos-do-item.ts';
import { avaliarItem } from './avaliar-item.ato.ts';
import { type Contagem, percentualCumprido, percentualRespondido } from './contagem.ts';
import { corrigir } from './corrigir.ato.ts';
import type { FatosDoItem } from './fatos-do-item.ts';
import { isLinkDaWeb, respostaAoItem, type SituacaoDoItem } from './resposta-do-item.ts';
import { podeTerResultado } from './resultado-do-item.ts';
import { prazoDaCorrecao } from './transparencia-prazos.ts';

const gestorDoOrgao: FatosDoItem = { doOrgao: true, daAutoridade: false, enviou: false };
const autoridade: FatosDoItem = { doOrgao: false, daAutoridade: true, enviou: false };
const atos = (estado: SituacaoDoItem, fatos: FatosDoItem, perfil: IdPerfil = Perfil.gestor) =>
  allowedActs(atosDoItem, { estado, fatos, perfil }).map(({ nome }) => nome);

describe('the life of an item', () => {
  it('has the acts that the product has', () => {
    const nomes = (todos: readonly { readonly nome: string }[] = []) => todos.map(({ nome }) => nome).sort();
    expect(nomes(atosDoItem)).toEqual(nomes(atosPorCiclo.item));
  });

  it('is answered, sent, evaluated, put right and sent again', () => {
    expect(atos('sem-resposta', gestorDoOrgao)).toEqual(['responder']);
    expect(atos('respondido', gestorDoOrgao)).toEqual(['responder', 'enviar']);
    expect(atos('enviado', gestorDoOrgao)).toEqual(['retomar']);
    expect(atos('avaliado', gestorDoOrgao)).toEqual(['corrigir']);
    expect(stateAfter(corrigir, 'avaliado')).toBe('respondido');
  });

  it('is evaluated by the authority, which answers for nobody', () => {
    expect(atos('enviado', autoridade)).toEqual(['avaliarItem']);
    expect(atos('avaliado', autoridade)).toEqual(['avaliarItem']);
    expect(atos('respondido', autoridade)).toEqual([]);
  });

  it('is not evaluated by the person who sent it, even if they work for the authority', () => {
    const ambos: FatosDoItem = { doOrgao: true, daAutoridade: true, enviou: true };
    expect(atos('enviado', ambos)).toEqual(['retomar']);
    const verdict = checkAct(avaliarItem, { estado: 'enviado', perfil: Perfil.gestor, fatos: ambos });
    expect(verdict.allowed ? null : verdict.error.code).toBe('transparencia.outra-pessoa-avalia');
  });

  it('is only looked at by an observador, and by no gestor of another body', () => {
    for (const state of ['sem-resposta', 'respondido', 'enviado', 'avaliado'] as const) {
      expect(atos(state, gestorDoOrgao, Perfil.observador)).toEqual([]);
      expect(atos(state, autoridade, Perfil.observador)).toEqual([]);
      expect(atos(state, { doOrgao: false, daAutoridade: false, enviou: false })).toEqual([]);
    }
  });

  it('that does not concern the body is accepted or refused, not accepted in part', () => {
    expect(podeTerResultado('nao-se-aplica', 'cumpre').allowed).toBe(true);
    expect(podeTerResultado('nao-se-aplica', 'nao-cumpre').allowed).toBe(true);
    expect(podeTerResultado('nao-se-aplica', 'cumpre-em-parte').allowed).toBe(false);
    expect(podeTerResultado('publicado', 'cumpre-em-parte').allowed).toBe(true);
  });
});

describe('a link', () => {
  it.each(['https://www.gov.br/cgu', 'http://ifce.edu.br/acesso?x=1#y', 'HTTPS://www.gov.br'])(
    'of the web is taken: %s',
    (link) => expect(isLinkDaWeb(link)).toBe(true),
  );
  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'ftp://gov.br/a',
    'data:text/html,x',
    '//gov.br',
    'www.gov.br',
    'https://pessoa:senha@gov.br',
    'https://localhost/x',
    'https://gov.br/a b',
    'https://',
  ])('of anything else is refused: %s', (link) => expect(isLinkDaWeb(link)).toBe(false));
});

describe('an answer', () => {
  const ler = (resposta: object) => respostaAoItem.safeParse({ link: '', comentario: '', ...resposta });
  const campos = (resposta: object) => ler(resposta).error?.issues.map(({ path }) => path[0]) ?? [];

  it('of what is published has its link; of what does not apply, its reason', () => {
    expect(campos({ tipo: 'publicado' })).toEqual(['link']);
    expect(campos({ tipo: 'publicado', link: 'https://gov.br/x' })).toEqual([]);
    expect(campos({ tipo: 'nao-se-aplica', comentario: 'Não' })).toEqual(['comentario']);
    expect(campos({ tipo: 'nao-se-aplica', comentario: 'O órgão não faz obras.' })).toEqual([]);
  });
});

describe('the term to put it right', () => {
  it('is counted from the next working day and ends on one', () => {
    const semFeriados = criarCalendario([]);
    // A Thursday; 30 days later is a Saturday.
    expect(toIsoDate(prazoDaCorrecao(semFeriados, plainDate(2026, 3, 12), 30))).toBe('2026-04-13');
  });
});

describe('the share of fulfilled items', () => {
  const zero: Contagem = {
    itens: 0,
    semResposta: 0,
    aEnviar: 0,
    aAvaliar: 0,
    cumpre: 0,
    cumpreEmParte: 0,
    naoCumpre: 0,
    naoSeAplica: 0,
    correcoesVencidas: 0,
  };
  it('leaves out what does not concern the body', () => {
    expect(percentualCumprido({ ...zero, itens: 12, cumpre: 5, naoSeAplica: 2 })).toBe(50);
    expect(percentualCumprido({ ...zero, itens: 2, naoSeAplica: 2 })).toBeNull();
  });
  it('of answers is told apart', () => {
    expect(percentualRespondido({ ...zero, itens: 3, semResposta: 1 })).toBe(66.7);
    expect(percentualRespondido(zero)).toBeNull();
  });
});

describe('the list of obligations', () => {
  it('has every group of the guide, each with items, and each item says its ground in law', () => {
    expect(grupos.linhas.map(({ nome }) => nome)).toEqual([
      'Institucional',
      'Ações e programas',
      'Participação social',
      'Auditorias',
      'Convênios e transferências',
      'Receitas e despesas',
      'Licitações e contratos',
      'Servidores',
      'Informações classificadas',
      'Serviço de Informação ao Cidadão (SIC)',
      'Perguntas frequentes',
      'Dados abertos',
    ]);
    for (const { id } of grupos.linhas) expect(itens.linhas.some((item) => item.id_grupo === id)).toBe(true);
    expect(itens.linhas.length).toBeGreaterThanOrEqual(45);
    for (const { titulo, fundamento } of itens.linhas) expect(fundamento, titulo).toMatch(/Lei|Decreto/);
  });
});

it('reads a row of the history that was stored before the act had its own name', () => {
  expect([nomeGuardado('avaliar'), nomeGuardado('avaliarItem'), nomeGuardado('responder')]).toEqual([
    'avaliarItem',
    'avaliarItem',
    'responder',
  ]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SituacaoDaPromessa, situacoesDaPromessa } from '#capabilities/remedio/domain/promessas.ts';
import type { AtoDeclarado } from '#kernel/ato/ato.ts';
import { stateAfter } from '#kernel/ato/interpretar.ts';
import { atosPorCiclo } from '#server/atos-por-ciclo.ts';
import { type Desfecho, desfechoDe } from '#testing/atos-por-http.ts';
import { criarPedidoRespondido } from '#testing/decisoes.ts';
import {
  nomesDaDecisao,
  type PessoaDaDecisao,
  pessoasDaDecisao,
  rastroDoCaso,
  visitantesDaDecisao,
} from '#testing/pessoas-da-decisao.ts';
import { criarPromessa } from '#testing/promessas.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const ATOS = ['entregar', 'confirmarEntrega', 'contestarEntrega', 'fixarNovaData'] as const;
type NomeDoAto = (typeof ATOS)[number];

/**
 * Who may, on a promise of the IFCE whose date was broken: x does it, e must sign in, - lacks the
 * profile, n may not know of the case, p did not ask, d does not owe it, c does not supervise it.
 */
// biome-ignore format: read as a table.
const QUEM: Readonly<Record<NomeDoAto, string>> = {
  //                  pub cod man out adm aut gCg rCg ate obs cad col gIf rIf org sis
  entregar:         ' e   e   -   -   x   d   d   d   -   -   -   -   x   x   n   - ',
  confirmarEntrega: ' n   x   x   n   p   p   p   p   n   n   n   n   p   p   n   n ',
  contestarEntrega: ' n   x   x   n   p   p   p   p   n   n   n   n   p   p   n   n ',
  fixarNovaData:    ' e   e   -   -   x   x   x   x   -   -   -   -   c   c   n   - ',
};

/** Where each act leads from each state; a dot where the state does not allow it. */
// biome-ignore format: read as a table.
const ESTADOS: Readonly<Record<NomeDoAto, string>> = {
  //                  aberta   entregue   contestada confirmada encerrada
  entregar:         ' entregue .          entregue   .          . ',
  confirmarEntrega: ' .        confirmada .          .          . ',
  contestarEntrega: ' .        contestada .          .          . ',
  fixarNovaData:    ' aberta   .          .          .          . ',
};

const ROTAS: Readonly<Record<NomeDoAto, readonly [caminho: string, corpo: Record<string, unknown>]>> = {
  entregar: ['entregar', { texto: 'As contas somam mil reais.' }],
  confirmarEntrega: ['confirmar', {}],
  contestarEntrega: ['contestar', { motivo: 'Faltam as contas de dezembro.' }],
  fixarNovaData: ['nova-data', { dataEntrega: '2026-03-20', motivo: 'O órgão pediu mais uma semana.' }],
};

const celulas = (linha: string): readonly string[] => linha.trim().split(/\s+/);
const marcaDe = (ato: NomeDoAto, quem: PessoaDaDecisao): string =>
  celulas(QUEM[ato])[nomesDaDecisao.indexOf(quem)] ?? '';
const destinoDe = (ato: NomeDoAto, de: SituacaoDaPromessa): string =>
  celulas(ESTADOS[ato])[situacoesDaPromessa.indexOf(de)] ?? '.';

const RECUSAS: Readonly<Record<string, Desfecho>> = {
  e: [401, 'sessao.ausente'],
  '-': [403, 'acesso.perfil-sem-permissao'],
  n: [404, 'manifestacao.nao-encontrada'],
};
const DEPOIS: Readonly<Record<string, Desfecho>> = {
  p: [403, 'cumprimento.nao-pediu'],
  d: [403, 'cumprimento.nao-e-do-orgao'],
  c: [403, 'cumprimento.nao-controla'],
};
const FEITO: Desfecho = [200, null];

/** First who may act, then in which state, then the other conditions. */
const esperado = (ato: NomeDoAto, quem: PessoaDaDecisao, de: SituacaoDaPromessa): Desfecho => {
  const marca = marcaDe(ato, quem);
  const recusa = RECUSAS[marca];
  if (recusa) return recusa;
  if (destinoDe(ato, de) === '.') return [409, 'ato.situacao-nao-permite'];
  return DEPOIS[marca] ?? FEITO;
};

let app: TestApp;
let visitante: Awaited<ReturnType<typeof visitantesDaDecisao>>;
beforeAll(async () => {
  app = await createTestApp({ demo: true });
  visitante = await visitantesDaDecisao(app);
});
afterAll(() => app.close());

/** Another promise of the case is overdue, so that who supervises knows of it in every state. */
const promessaEm = async (situacao: SituacaoDaPromessa) => {
  const { id } = await criarPedidoRespondido(app, { entrega: '2026-03-11' });
  return { id, idPromessa: await criarPromessa(app, id, { situacao, prazo: '2026-03-11' }) };
};

const declarado = (nome: NomeDoAto): AtoDeclarado => {
  const ato = atosPorCiclo.cumprimento?.find((cada) => cada.nome === nome);
  if (!ato) throw new Error(`${nome} is not declared`);
  return ato;
};

describe('the written tables and the declared acts say the same', () => {
  it('about which acts a person may do', () => {
    const dePessoas = atosPorCiclo.cumprimento?.filter(({ quem }) => quem.length > 0) ?? [];
    expect(dePessoas.map(({ nome }) => nome).sort()).toEqual([...ATOS].sort());
  });

  it.each(ATOS)('about from where and to where, and who: %s', (nome) => {
    const ato = declarado(nome);
    for (const de of situacoesDaPromessa) {
      expect(destinoDe(nome, de), de).toBe(ato.de.includes(de) ? stateAfter(ato, de) : '.');
    }
    for (const quem of nomesDaDecisao) {
      const isDaTabela = ato.quem.includes(pessoasDaDecisao[quem].perfil);
      if ('xpdc'.includes(marcaDe(nome, quem))) expect(isDaTabela, quem).toBe(true);
      // An office's system does them by the addresses of the integration, not by these.
      if (marcaDe(nome, quem) === '-' && quem !== 'sistema') expect(isDaTabela, quem).toBe(false);
    }
  });
});

describe('S6-01 every act on a promise from every state by everybody, through HTTP', () => {
  const casos = ATOS.flatMap((ato) => situacoesDaPromessa.map((de) => [ato, de] as const));

  it.each(casos)('%s, %s', async (ato, de) => {
    const [caminho, corpo] = ROTAS[ato];
    let promessa = await promessaEm(de);
    for (const quem of nomesDaDecisao) {
      const antes = await rastroDoCaso(app, promessa.id);
      const pessoa = await visitante(quem, promessa.id);
      const url = `/api/app-web/v1/promessas/${promessa.idPromessa}/${caminho}`;
      const response = await pessoa.post(url, corpo);
      const desfecho = esperado(ato, quem, de);
      expect(desfechoDe(response), `${quem}: ${response.body}`).toEqual(desfecho);
      const mudou = desfecho === FEITO ? 1 : 0;
      expect(await rastroDoCaso(app, promessa.id), quem).toEqual({
        versao: antes.versao + mudou,
        linhas: antes.linhas + mudou,
      });
      const { situacao } = await app.db
        .selectFrom('promessa')
        .select('situacao')
        .where('id', '=', promessa.idPromessa)
        .executeTakeFirstOrThrow();
      expect(situacao, quem).toBe(mudou ? destinoDe(ato, de) : de);
      if (mudou) promessa = await promessaEm(de);
    }
  });
});

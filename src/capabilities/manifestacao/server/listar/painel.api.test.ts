import { afterAll, beforeAll, expect, it } from 'vitest';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { criarCaso } from '#testing/casos.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo } from '#testing/visitor.ts';
import { Acao } from '../../domain/historico.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ demo: true, now: '2026-03-12T09:00:00-03:00' });
});
afterAll(() => app.close());

const painel = async (login: string) => {
  const response = await (await entrarComo(app, login)).get('/api/app-web/v1/manifestacoes/painel');
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{
    esperando: {
      idManifestacao: number;
      ato: string;
      titulo: string;
      sobre: string;
      ultimoDia: string | null;
    }[];
    novidades: { idManifestacao: number; acao: string; frase: string }[];
    ultimas: { idManifestacao: number }[];
  }>();
};

it('says what waits for the person, what ends first before the rest', async () => {
  const em = '2026-03-09T10:00:00-03:00';
  const complementar = await criarCaso(app, { complementacao: { pedido: 'Qual?', em } });
  const consentir = await criarCaso(app, {
    tipo: TipoManifestacao.denuncia,
    consentimento: { prazo: '2026-03-20' },
  });
  const pedido = await criarCaso(app, {
    tipo: TipoManifestacao.acessoAInformacao,
    resposta: { texto: 'Segue.', em },
  });
  await criarCaso(app, { resposta: { texto: 'Antiga.', em: '2025-06-01T10:00:00-03:00' } });
  await criarCaso(app, { login: 'joao.cidadao', complementacao: { pedido: 'Do João', em } });
  const { esperando } = await painel('maria.cidada');
  expect(esperando.map(({ idManifestacao, ato, ultimoDia }) => [idManifestacao, ato, ultimoDia])).toEqual([
    [pedido.id, 'recorrer', '2026-03-19'],
    [consentir.id, 'responderConsentimento', '2026-03-20'],
    [complementar.id, 'complementar', '2026-03-30'],
    [pedido.id, 'avaliar', null],
  ]);
  expect(esperando[2]?.titulo).toBe('A CGU pediu mais informações');
  // What each is about: a protocol says nothing to who wrote.
  expect(esperando.every(({ sobre }) => sobre !== '')).toBe(true);
});

it('tells what others did in the last 30 days, but not that they looked', async () => {
  const { id } = await criarCaso(app, { login: 'empresa.pj' });
  const row = (acao: string, em: string, responsavel = 'Gustavo Teixeira Prado (CGU)') => ({
    id_manifestacao: id,
    acao,
    ocorrido_em: new Date(em),
    responsavel,
  });
  await app.db
    .insertInto('manifestacao_historico')
    .values([
      row(Acao.prorrogacao, '2026-02-01T10:00:00-03:00'),
      row(Acao.encaminhamento, '2026-03-01T10:00:00-03:00'),
      row(Acao.visualizacao, '2026-03-11T10:00:00-03:00'),
      row(Acao.mensagem, '2026-03-11T10:00:00-03:00', 'Manifestante'),
    ])
    .execute();
  const { novidades } = await painel('empresa.pj');
  expect(novidades).toEqual([
    expect.objectContaining({
      idManifestacao: id,
      acao: 'Encaminhamento',
      frase: 'A manifestação foi encaminhada.',
    }),
  ]);
});

it('lists the last five filed', async () => {
  for (let i = 0; i < 6; i++) {
    await criarCaso(app, { login: 'gestor.ce', registradaEm: `2026-03-0${i + 1}T10:00:00-03:00` });
  }
  const { ultimas } = await painel('gestor.ce');
  expect(ultimas).toHaveLength(5);
});

it('needs an account', async () => {
  expect((await app.inject('/api/app-web/v1/manifestacoes/painel')).statusCode).toBe(401);
});

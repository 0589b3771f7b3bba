import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nomesDosRelatorios } from '#capabilities/relatorio/domain/relatorios.ts';
import { TipoManifestacao } from '#kernel/enumeracoes.ts';
import { fazerAto } from '#testing/atos.ts';
import { criarCaso } from '#testing/casos.ts';
import { criarUnidade } from '#testing/pessoas-do-caso.ts';
import { registrar } from '#testing/registro.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { entrarComo, type Visitor } from '#testing/visitor.ts';

const BASE = '/api/app-web/v1';
const PALAVRA = 'zibelinas';
/** Which act on which protocol, by whom: the platform's own trace, whose words the last test reads. */
const RASTRO = /\/auditoria(\/exportar)?$/;

const urls: string[] = [];
const collect = (http: FastifyInstance): void => {
  http.addHook('onRoute', ({ method, url, config }) => {
    if (config?.endpoint && method === 'GET') urls.push(url);
  });
};

let app: TestApp;
let admin: Visitor;
let respondente: Visitor;
const casos: { idManifestacao: number; numeroProtocolo: string }[] = [];
/** What stands for each part of an address, so that parts of the cases are asked for by their own numbers. */
const partes = new Map<string, readonly number[]>();

const deHoje = async (nome: string, tabela: 'anexo' | 'tramitacao' | 'email_saida' | 'webhook_entrega') => {
  const rows = await app.db.selectFrom(tabela).select('id').orderBy('id', 'desc').limit(30).execute();
  partes.set(
    nome,
    rows.map(({ id }) => Number(id)),
  );
};

beforeAll(async () => {
  app = await createTestApp({ demo: true, onHttp: collect });
  const maria = await entrarComo(app, 'maria.cidada');
  const gestor = await entrarComo(app, 'gestor.cgu');
  admin = await entrarComo(app, 'admin');
  respondente = await entrarComo(app, 'respondente.cgu');
  const unidade = await criarUnidade(app, 'UNI-A');
  const webhook = await gestor.post(`${BASE}/webhooks`, {
    nome: 'Protocolo do órgão',
    endereco: 'https://sistema.example.org/avisos',
    eventos: ['cadastro', 'analise', 'tramitacao'],
  });
  partes.set('idWebhook', [webhook.json().idWebhook ?? 0]);
  const { id: idAssunto } = await app.db
    .selectFrom('assunto')
    .select('id')
    .where('ativo', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { denuncia } = TipoManifestacao;
  const teor = { texto: `As ${PALAVRA} sumiram do depósito.` };
  const registrada = await registrar(maria, { idTipoManifestacao: denuncia, idAssunto, teor });
  expect(registrada.statusCode, registrada.body).toBe(200);
  casos.push(registrada.json());
  // One that was a denúncia, one that nobody signed.
  for (const tipo of [denuncia, TipoManifestacao.comunicacao]) {
    const { id, numeroProtocolo } = await criarCaso(app, { tipo, idAssunto, teor });
    casos.push({ idManifestacao: id, numeroProtocolo });
  }
  const alvos = casos.map(({ idManifestacao }) => ({ idManifestacao }));
  await fazerAto(respondente, 'assumir', alvos, {});
  await fazerAto(respondente, 'tramitar', alvos, {
    unidades: [unidade],
    pessoas: [],
    mensagem: `O que aconteceu com as ${PALAVRA}?`,
  });
  for (const { idManifestacao } of casos) {
    await respondente.post(`${BASE}/tratamento/${idManifestacao}/notas`, {
      texto: `Falei com o depósito sobre as ${PALAVRA}.`,
      mencionados: [],
    });
  }
  await app.db
    .updateTable('manifestacao')
    .set({ id_tipo: TipoManifestacao.reclamacao })
    .where('id', '=', casos[1]?.idManifestacao ?? 0)
    .execute();
  // An open case of the same subject, to which the others are similar.
  await registrar(maria, { idAssunto, teor: { texto: 'O depósito fecha cedo.' } });
  await app.runJobs();
  await deHoje('idAnexo', 'anexo');
  await deHoje('idTramitacao', 'tramitacao');
  await deHoje('idEmail', 'email_saida');
  await deHoje('idEntrega', 'webhook_entrega');
});
afterAll(() => app.close());

/** Every address that this one stands for. */
const enderecosDe = (url: string): string[] => {
  const nome = /:(\w+)/.exec(url)?.[1];
  if (nome === undefined) return [url];
  const proprios =
    nome === 'idManifestacao'
      ? casos.map(({ idManifestacao }) => String(idManifestacao))
      : nome === 'relatorio'
        ? nomesDosRelatorios
        : nome === 'protocolo'
          ? casos.map(({ numeroProtocolo }) => numeroProtocolo.replace(/\D/g, ''))
          : (partes.get(nome) ?? [1]).map(String);
  return proprios.flatMap((valor) => enderecosDe(url.replace(`:${nome}`, valor)));
};

const pedidosDe = (url: string): readonly string[] => {
  if (url.includes(':')) return enderecosDe(url);
  const buscas = [PALAVRA, ...casos.map(({ numeroProtocolo }) => encodeURIComponent(numeroProtocolo))];
  return ['', '?fila=todas', '?formato=csv', ...buscas.map((busca) => `?busca=${busca}`)].map(
    (pergunta) => `${url}${pergunta}`,
  );
};

const nomeiaUmCaso = (corpo: string): boolean =>
  casos.some(
    ({ idManifestacao, numeroProtocolo }) =>
      corpo.includes(numeroProtocolo) ||
      corpo.includes(numeroProtocolo.replace(/\D/g, '')) ||
      corpo.includes(`"idManifestacao":${idManifestacao},`) ||
      corpo.includes(`"idManifestacao":${idManifestacao}}`),
  );

/** The addresses that show something of the cases to this person. */
const mostram = async (
  quem: Visitor,
  mostra: (corpo: string) => boolean,
  quais = urls,
): Promise<string[]> => {
  const achados = new Set<string>();
  // The outbox is open to everybody outside production, and only there.
  for (const url of quais.filter((cada) => !/\/(logout|caixa-de-saida)$/.test(cada))) {
    for (const pedido of pedidosDe(url)) {
      const response = await quem.get(pedido);
      if (response.statusCode === 200 && mostra(response.body)) achados.add(url);
    }
  }
  return [...achados];
};
const tracos = (corpo: string): boolean => nomeiaUmCaso(corpo) || corpo.includes(PALAVRA);

describe('Decreto 10.153/2019, art. 6º: no administrador reads denúncias', () => {
  it('walks every address that reads, as an administrador, and finds nothing of a denúncia', async () => {
    const doOrgao = await mostram(respondente, tracos);
    expect(doOrgao.length, doOrgao.join('\n')).toBeGreaterThan(8);
    const doAdmin = urls.filter((url) => !RASTRO.test(url));
    expect(await mostram(admin, tracos, doAdmin)).toEqual([]);
  }, 600_000);

  it('the trace names the protocol and the act, and no word of the case', async () => {
    const rastro = urls.filter((url) => RASTRO.test(url));
    expect(rastro).toHaveLength(2);
    expect(await mostram(admin, (corpo) => corpo.includes(PALAVRA), rastro)).toEqual([]);
  });
});

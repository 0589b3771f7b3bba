import type { FastifyInstance } from 'fastify';
import { nomesDosRelatorios } from '#capabilities/relatorio/domain/relatorios.ts';
import { fazerAto } from './atos.ts';
import { criarUnidade } from './pessoas-do-caso.ts';
import { registrar } from './registro.ts';
import type { TestApp } from './test-app.ts';
import { entrarComo, type Visitor } from './visitor.ts';

const BASE = '/api/app-web/v1';

/** In every text of the cases, and nowhere else. */
export const PALAVRA = 'zibelinas';

export interface CasoDoPasseio {
  readonly idManifestacao: number;
  readonly numeroProtocolo: string;
}

/** Collects every address that reads, as the server is built with these options. */
export const colherLeituras = () => {
  const urls: string[] = [];
  return {
    urls: urls as readonly string[],
    opcoes: {
      demo: true,
      env: { WEBHOOKS_REDE: 'local' },
      onHttp: (http: FastifyInstance): void => {
        http.addHook('onRoute', ({ method, url, config }) => {
          // The outbox is open to everybody outside production, and only there.
          if (config?.endpoint && method === 'GET' && !/\/(logout|caixa-de-saida)$/.test(url)) urls.push(url);
        });
      },
    },
  };
};

/** With what the cases of a walk are filed. */
export interface Cena {
  readonly maria: Visitor;
  readonly idAssunto: number;
  readonly teor: { readonly texto: string };
}

/** Work on the cases by a colleague, so that there are steps, notes, mails and deliveries of them to come upon. */
const trabalhar = async (app: TestApp, colega: Visitor, casos: readonly CasoDoPasseio[]): Promise<void> => {
  const unidade = await criarUnidade(app, 'UNI-A');
  const alvos = casos.map(({ idManifestacao }) => ({ idManifestacao }));
  await fazerAto(colega, 'assumir', alvos, {});
  await fazerAto(colega, 'tramitar', alvos, {
    unidades: [unidade],
    pessoas: [],
    mensagem: `O que aconteceu com as ${PALAVRA}?`,
  });
  for (const { idManifestacao } of casos) {
    await colega.post(`${BASE}/tratamento/${idManifestacao}/notas`, {
      texto: `Falei com o depósito sobre as ${PALAVRA}.`,
      mencionados: [],
    });
  }
};

/** Nobody listens there: what is sent at all waits for its next try. */
const criarWebhook = async (gestor: Visitor): Promise<number> => {
  const webhook = await gestor.post(`${BASE}/webhooks`, {
    nome: 'Protocolo do órgão',
    endereco: 'http://127.0.0.1:9/avisos',
    eventos: ['cadastro', 'analise', 'tramitacao'],
  });
  if (webhook.statusCode !== 200) throw new Error(`The walk has no webhook: ${webhook.body}`);
  return webhook.json<{ idWebhook: number }>().idWebhook;
};

const findAssunto = async ({ db }: TestApp): Promise<number> => {
  const { id } = await db
    .selectFrom('assunto')
    .select('id')
    .where('ativo', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
};

const ULTIMAS = 30;
const TABELAS = {
  idAnexo: 'anexo',
  idTramitacao: 'tramitacao',
  idEmail: 'email_saida',
  idEntrega: 'webhook_entrega',
} as const;

/** What stands for each part of an address, so that parts of the cases are asked for by their own numbers. */
const partesDe = async (
  { db }: TestApp,
  casos: readonly CasoDoPasseio[],
  idWebhook: number,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const partes = new Map<string, readonly string[]>([
    ['idManifestacao', casos.map(({ idManifestacao }) => String(idManifestacao))],
    ['protocolo', casos.map(({ numeroProtocolo }) => numeroProtocolo.replace(/\D/g, ''))],
    ['relatorio', nomesDosRelatorios],
    ['idWebhook', [String(idWebhook)]],
  ]);
  for (const [nome, tabela] of Object.entries(TABELAS)) {
    const rows = await db.selectFrom(tabela).select('id').orderBy('id', 'desc').limit(ULTIMAS).execute();
    partes.set(
      nome,
      rows.map(({ id }) => String(id)),
    );
  }
  return partes;
};

/** Whether this is about one of the cases, or has a word of them. */
const tracosDe =
  (casos: readonly CasoDoPasseio[]) =>
  (corpo: string): boolean =>
    corpo.includes(PALAVRA) ||
    casos.some(
      ({ idManifestacao, numeroProtocolo }) =>
        corpo.includes(numeroProtocolo) ||
        corpo.includes(numeroProtocolo.replace(/\D/g, '')) ||
        corpo.includes(`"idManifestacao":${idManifestacao},`) ||
        corpo.includes(`"idManifestacao":${idManifestacao}}`),
    );

interface OQueSePergunta {
  readonly urls?: readonly string[];
  readonly mostra?: (corpo: string) => boolean;
}

/**
 * Cases that some reader must see nothing of, worked on by 'respondente.cgu', and the walk that asks every address which reads
 * for them. A test that finds nothing for one reader shows first that the colleague finds plenty.
 */
export const prepararPasseio = async (
  app: TestApp,
  urls: readonly string[],
  registrarCasos: (cena: Cena) => Promise<readonly CasoDoPasseio[]>,
) => {
  const maria = await entrarComo(app, 'maria.cidada');
  const colega = await entrarComo(app, 'respondente.cgu');
  const idWebhook = await criarWebhook(await entrarComo(app, 'gestor.cgu'));
  const idAssunto = await findAssunto(app);
  const teor = { texto: `As ${PALAVRA} sumiram do depósito.` };
  const casos = await registrarCasos({ maria, idAssunto, teor });
  await trabalhar(app, colega, casos);
  // An open case of the same subject, to which the others are similar.
  await registrar(maria, { idAssunto, teor: { texto: 'O depósito fecha cedo.' } });
  await app.runJobs();
  const partes = await partesDe(app, casos, idWebhook);

  const enderecosDe = (url: string): readonly string[] => {
    const nome = /:(\w+)/.exec(url)?.[1];
    if (nome === undefined) return [url];
    return (partes.get(nome) ?? ['1']).flatMap((valor) => enderecosDe(url.replace(`:${nome}`, valor)));
  };
  const buscas = [PALAVRA, ...casos.map(({ numeroProtocolo }) => encodeURIComponent(numeroProtocolo))];
  const perguntas = ['', '?fila=todas', '?formato=csv', ...buscas.map((busca) => `?busca=${busca}`)];
  const pedidosDe = (url: string): readonly string[] =>
    url.includes(':') ? enderecosDe(url) : perguntas.map((pergunta) => `${url}${pergunta}`);

  return {
    casos,
    colega,
    idWebhook,
    /** The addresses that show something of the cases to this person. */
    mostram: async (
      quem: Visitor,
      { urls: quais = urls, mostra = tracosDe(casos) }: OQueSePergunta = {},
    ): Promise<string[]> => {
      const achados = new Set<string>();
      for (const url of quais) {
        for (const pedido of pedidosDe(url)) {
          const response = await quem.get(pedido);
          if (response.statusCode === 200 && mostra(response.body)) achados.add(url);
        }
      }
      return [...achados];
    },
  };
};
export type Passeio = Awaited<ReturnType<typeof prepararPasseio>>;

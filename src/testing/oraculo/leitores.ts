import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import type { TestApp } from '../test-app.ts';
import { textoDoPdf } from '../texto-do-pdf.ts';
import { mostraALista, oraculosEm } from './nomes.ts';

/** Collects every address, as the server is built with these options: those that read, and the keys of those that write. */
export const colherEnderecos = () => {
  const urls: string[] = [];
  const escrevem: string[] = [];
  return {
    urls: urls as readonly string[],
    escrevem: escrevem as readonly string[],
    onHttp: (http: FastifyInstance): void => {
      http.addHook('onRoute', ({ method, url, config }) => {
        if (config?.endpoint && typeof method === 'string' && !['GET', 'HEAD'].includes(method)) {
          escrevem.push(`${method} ${url.replace('/api', '')}`);
        }
        if (config?.endpoint && method === 'GET' && !/\/(logout|caixa-de-saida)$/.test(url)) urls.push(url);
      });
    },
  };
};

/** Someone who reads: a person at a browser, or a program. */
export interface Leitor {
  get(url: string): Promise<LightMyRequestResponse>;
}

/** What the parts of an address stand for in one case. */
const TABELAS = {
  idTramitacao: 'tramitacao',
  idRecurso: 'recurso',
  idPromessa: 'promessa',
  idIncidente: 'incidente_correcao',
  idDenuncia: 'denuncia_descumprimento',
  idPedido: 'pedido_identidade',
} as const;

const partesDe = async ({ db }: TestApp, idManifestacao: number) => {
  const partes = new Map<string, readonly number[]>([['idManifestacao', [idManifestacao]]]);
  for (const [nome, tabela] of Object.entries(TABELAS)) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(tabela)} where id_manifestacao = ${idManifestacao}`.execute(db);
    partes.set(
      nome,
      rows.map(({ id }) => id),
    );
  }
  return partes;
};

const enderecosDo = (url: string, partes: ReadonlyMap<string, readonly number[]>): string[] => {
  const nome = /:(\w+)/.exec(url)?.[1];
  if (nome === undefined) return [url];
  return (partes.get(nome) ?? []).flatMap((valor) =>
    enderecosDo(url.replace(`:${nome}`, String(valor)), partes),
  );
};

const conteudoDe = (response: LightMyRequestResponse): unknown => {
  const tipo = String(response.headers['content-type'] ?? '');
  if (tipo.includes('json')) return response.json();
  return tipo.includes('pdf') ? textoDoPdf(response.rawPayload) : response.body;
};

export interface Lido {
  /** Addresses that show the list at all. */
  readonly mostram: readonly string[];
  readonly oraculos: readonly string[];
}

const perguntar = async (leitor: Leitor, pedidos: readonly string[]): Promise<Lido> => {
  const mostram: string[] = [];
  const oraculos: string[] = [];
  for (const pedido of pedidos) {
    const response = await leitor.get(pedido);
    if (response.statusCode !== 200) continue;
    const conteudo = conteudoDe(response);
    if (mostraALista(typeof conteudo === 'string' ? conteudo : response.body)) mostram.push(pedido);
    oraculos.push(...oraculosEm(conteudo, pedido));
  }
  return { mostram, oraculos };
};

/** Every address about one case or a part of it. */
export const lerOCaso = async (
  app: TestApp,
  urls: readonly string[],
  leitor: Leitor,
  idManifestacao: number,
): Promise<Lido> => {
  const partes = await partesDe(app, idManifestacao);
  return perguntar(
    leitor,
    urls.filter((url) => url.includes(':')).flatMap((url) => enderecosDo(url, partes)),
  );
};

/** Every list, and what is exported of it. */
export const lerAsListas = (urls: readonly string[], leitor: Leitor): Promise<Lido> =>
  perguntar(
    leitor,
    urls
      .filter((url) => !url.includes(':'))
      .flatMap((url) => ['', '?fila=todas', '?formato=csv'].map((pergunta) => `${url}${pergunta}`)),
  );

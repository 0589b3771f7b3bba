import { setImmediate } from 'node:timers/promises';
import { type CamposDocumentados, type Endpoint, splitKey } from '#kernel/endpoint.ts';
import type { Routes } from '../http/handlers.ts';
import { completar, completarComToken } from './completar.ts';
import type { OpenApi, Operacao } from './documento.ts';
import { descrever } from './operacao.ts';
import type { EscopoOferecido } from './paginas/guia/escopos.ts';
import { type Parte, parteDe, partes } from './partes.ts';
import { RESPOSTAS, SCHEMAS } from './respostas.ts';

/** One call, as the document and the pages show it. */
export interface Chamada {
  readonly parte: Parte;
  readonly metodo: string;
  /** From the root, with `{name}` for parameters. */
  readonly caminho: string;
  readonly endpoint: Endpoint;
  readonly operacao: Operacao;
  /**
   * The call belongs to another part and is repeated here as it answers a program; the document of
   * all parts has it once.
   */
  readonly comToken?: true;
}

const segurancaCom = (scopes: Readonly<Record<string, string>>) => ({
  sessao: {
    type: 'apiKey',
    in: 'cookie',
    name: 'sessao',
    description:
      'O cookie que a entrada (login) devolve; só o servidor o lê. Em https o nome dele é __Host-sessao.',
  },
  integracao: {
    type: 'oauth2',
    description: 'Token de um dia, enviado como Authorization: Bearer.',
    flows: {
      clientCredentials: { tokenUrl: '/oauth/token', scopes },
      password: { tokenUrl: '/oauth/token', scopes },
    },
  },
});

/** The call that gives out tokens is beside /api, the others are below it. */
const caminhoDe = (path: string, { integracao }: Endpoint): string =>
  `${integracao === 'oauth' ? '' : '/api'}${path}`.replaceAll(/:(\w+)/g, '{$1}');

/** A look-up table of the public part. It also answers programs, with their field names. */
const isTabela = (metodo: string, path: string, { acesso, integracao }: Endpoint): boolean =>
  metodo === 'GET' && acesso.tipo === 'aberto' && !integracao && !path.startsWith('/app-web/');

const chamadasDe = (key: string, endpoint: Endpoint, daIntegracao: CamposDocumentados): Chamada[] => {
  const { method: metodo, path } = splitKey(key);
  const caminho = caminhoDe(path, endpoint);
  const operacao = completar(descrever(metodo, caminho, endpoint), endpoint);
  const chamada: Chamada = { parte: parteDe(endpoint), metodo, caminho, endpoint, operacao };
  if (!isTabela(metodo, path, endpoint)) return [chamada];
  const paraPrograma = completarComToken(operacao, endpoint, daIntegracao);
  return [chamada, { ...chamada, parte: 'integracao', operacao: paraPrograma, comToken: true }];
};

export interface Documentacao {
  readonly chamadas: readonly Chamada[];
  /** The document of all parts, or of one. */
  documento(parte?: Parte): OpenApi;
  /** The same documents about these calls. */
  com(chamadas: readonly Chamada[]): Documentacao;
}

/** All that pages and documents say, read from the mounted contracts: nothing is written twice. */
export const documentar = async (
  routes: readonly Routes[],
  instalacao: { readonly nome: string; readonly versao: string; readonly emailContato: string },
  origem: string,
  escopos: readonly EscopoOferecido[],
): Promise<Documentacao> => {
  const seguranca = segurancaCom(Object.fromEntries(escopos.map(({ escopo, abre }) => [escopo, abre])));
  const chamadas: Chamada[] = [];
  const endpoints: readonly (readonly [string, Endpoint])[] = routes.flatMap(({ contract }) =>
    Object.entries(contract),
  );
  const daIntegracao: CamposDocumentados = Object.assign(
    {},
    ...endpoints.map(([, { integracao, campos }]) => (integracao ? campos : undefined)),
  );
  for (const [key, endpoint] of endpoints) {
    chamadas.push(...chamadasDe(key, endpoint, daIntegracao));
    // Describing all of them takes a second or two; other requests are answered in between.
    await setImmediate();
  }
  chamadas.sort((a, b) => a.caminho.localeCompare(b.caminho) || a.metodo.localeCompare(b.metodo));
  const documentoDe = (todas: readonly Chamada[], parte?: Parte): OpenApi => {
    const daParte = todas.filter((chamada) =>
      parte === undefined ? !chamada.comToken : chamada.parte === parte,
    );
    const paths: Record<string, Record<string, Operacao>> = {};
    for (const { caminho, metodo, operacao } of daParte) {
      const operacoes = paths[caminho] ?? {};
      operacoes[metodo.toLowerCase()] = operacao;
      paths[caminho] = operacoes;
    }
    const tags = [...new Set(daParte.flatMap(({ operacao }) => operacao.tags))].sort();
    return {
      openapi: '3.1.0',
      info: {
        title: parte ? `${instalacao.nome}: ${partes[parte].titulo}` : instalacao.nome,
        version: instalacao.versao,
        description: parte ? partes[parte].resumo : 'A API inteira: pública, de integração e da aplicação.',
        contact: { email: instalacao.emailContato },
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: origem }],
      tags: tags.map((name) => ({ name })),
      paths,
      components: { schemas: SCHEMAS, responses: RESPOSTAS, securitySchemes: seguranca },
    };
  };
  const documentacaoDe = (todas: readonly Chamada[]): Documentacao => ({
    chamadas: todas,
    documento: (parte) => documentoDe(todas, parte),
    com: documentacaoDe,
  });
  return documentacaoDe(chamadas);
};

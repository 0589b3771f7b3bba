import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { type Brake, createBrake } from '#server/brake/brake.ts';
import { prefixoDe } from '#server/brake/prefixo.ts';
import { etagDe, isConhecido } from '#server/http/etag.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { browserOrigin } from '#server/sign-on/browser-origin.ts';
import { dadosAbertosContract } from '../contract.ts';
import type { Formato } from '../domain/arquivos.ts';
import { arquivoNaoEncontrado } from '../domain/dados-abertos-errors.ts';
import { catalogoDcat } from '../domain/dcat.ts';
import { esquemaDe, type FormaDoEsquema, nomesDeEsquemas } from '../domain/esquema.ts';
import { pacoteDeDados } from '../domain/pacote-de-dados.ts';
import { type ArquivoRow, listArquivos } from './arquivo-repository.ts';
import { baixar } from './baixar.ts';
import { consultar } from './consultar.ts';
import { gerarJobs } from './gerar-jobs.ts';
import { atenderPreflight, paraTodos } from './para-todos.ts';

export { fecharSigilosas } from './sigilosa-repository.ts';

/** Enough for a few hundred files at once, then slower; a page of the API is cheap. */
const DOWNLOADS = { free: 300, memorySeconds: 600, firstPauseSeconds: 5, longestPauseSeconds: 300 };
/** A remote reader takes some hundred parts of one file. */
const PARTES = { free: 6000, memorySeconds: 600, firstPauseSeconds: 2, longestPauseSeconds: 300 };
const PAGINAS = { free: 600, memorySeconds: 600, firstPauseSeconds: 2, longestPauseSeconds: 300 };

const cacheable = (reply: FastifyReply): FastifyReply =>
  paraTodos(reply).header('cache-control', 'public, max-age=60');

const toArquivo = ({ gerado_em, em_revisao, formato, ...row }: ArquivoRow) => ({
  ...row,
  formato: formato as Formato,
  geradoEm: gerado_em.toISOString(),
  emRevisao: em_revisao,
});

const toListado = ({ gerado_em, formato, ...row }: ArquivoRow) => ({
  ...row,
  formato: formato as Formato,
  dia: toIsoDate(localDate(gerado_em.getTime())),
});

const contar = async (freio: Brake, { ip }: FastifyRequest): Promise<void> => {
  await freio.check(prefixoDe(ip));
  await freio.count(prefixoDe(ip));
};

interface Conversa {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Harvesters come every hour for what changes once a day: who has it already is told so. */
const sendTexto = ({ request, reply }: Conversa, tipo: string, texto: string): FastifyReply => {
  const etag = etagDe(texto);
  cacheable(reply).header('etag', etag).type(`${tipo}; charset=utf-8`);
  return isConhecido(request, etag) ? reply.code(304).send() : reply.send(texto);
};

const SUFIXO = /-(compativel|nova)$/;

const handlers = (platform: Platform): Handlers<typeof dadosAbertosContract> => {
  const { config, leitura } = platform;
  const downloads = createBrake('dados-abertos-arquivos', DOWNLOADS, platform);
  const partes = createBrake('dados-abertos-partes', PARTES, platform);
  const paginas = createBrake('dados-abertos-paginas', PAGINAS, platform);
  const sendJson = (conversa: Conversa, valor: object) =>
    sendTexto(conversa, 'application/json', JSON.stringify(valor, null, 2));
  return {
    'GET /app-web/v1/dados-abertos': async ({ reply }) => {
      cacheable(reply);
      return { arquivos: (await listArquivos(leitura)).map(toArquivo) };
    },

    'GET /app-web/v1/dados-abertos/arquivos/:nome': async ({ params, request, reply }) =>
      baixar(platform, params.nome, {
        request,
        reply,
        contar: {
          inteiro: () => contar(downloads, request),
          parte: () => contar(partes, request),
        },
      }),

    'GET /app-web/v1/dados-abertos/datapackage.json': async ({ request, reply }) => {
      const arquivos = (await listArquivos(leitura)).map(toListado);
      return sendJson({ request, reply }, pacoteDeDados(config.instalacao.nome, arquivos));
    },

    'GET /app-web/v1/dados-abertos/dcat.json': async ({ request, reply }) =>
      sendJson(
        { request, reply },
        catalogoDcat(
          config.instalacao,
          browserOrigin(request, config),
          (await listArquivos(leitura)).map(toListado),
        ),
      ),

    'GET /app-web/v1/dados-abertos/sha256sums.txt': async ({ request, reply }) => {
      const linhas = (await listArquivos(leitura)).map(({ sha256, nome }) => `${sha256}  ${nome}\n`);
      return sendTexto({ request, reply }, 'text/plain', linhas.join(''));
    },

    'GET /app-web/v1/dados-abertos/esquemas/:nome': async ({ params, request, reply }) => {
      const nome = params.nome.replace(/\.json$/, '');
      const [, sufixo] = SUFIXO.exec(nome) ?? [];
      const conjunto = nomesDeEsquemas.find((cada) => cada === nome.replace(SUFIXO, ''));
      if (!conjunto) throw arquivoNaoEncontrado();
      return sendJson({ request, reply }, esquemaDe(conjunto, (sufixo ?? 'nossa') as FormaDoEsquema));
    },

    'GET /app-web/v1/dados-abertos/:conjunto': async ({ params, query, request, reply }) => {
      await contar(paginas, request);
      const pagina = await consultar(platform, { ...params, ...query });
      cacheable(reply);
      return pagina;
    },
  };
};

export interface DadosAbertosCapability extends Routes {
  readonly jobs: readonly Job[];
  servir(http: FastifyInstance): void;
}

export const dadosAbertosCapability = (platform: Platform): DadosAbertosCapability => ({
  ...routes(dadosAbertosContract, handlers(platform)),
  jobs: gerarJobs(platform),
  servir: atenderPreflight,
});

export { listPecasPublicadas } from './pecas-nomeadas-repository.ts';

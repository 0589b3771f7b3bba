import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { relatorioContract } from '../contract.ts';
import { arquivoJobs } from './arquivo/arquivo-jobs.ts';
import { baixarArquivo, listArquivos, pedirArquivo } from './arquivo/pedir-arquivo.ts';
import { type EmDia, lembrarJob } from './lembrar.ts';
import { listItens } from './list-itens.ts';
import { apagarSalvo, listSalvos, mudarSalvo, salvarRelatorio } from './salvos.ts';
import { verRelatorio } from './ver-relatorio.ts';

const handlers = (platform: Platform): Handlers<typeof relatorioContract> => ({
  'GET /app-web/v1/relatorios/salvos': ({ usuario }) => listSalvos(platform, usuario),

  'POST /app-web/v1/relatorios/salvos': ({ usuario, body }) => salvarRelatorio(platform, usuario, body),

  'PUT /app-web/v1/relatorios/salvos/:idSalvo': async ({ usuario, params, body }) => {
    await mudarSalvo(platform, usuario, params.idSalvo, body);
    return FEITO;
  },

  'DELETE /app-web/v1/relatorios/salvos/:idSalvo': async ({ usuario, params }) => {
    await apagarSalvo(platform, usuario, params.idSalvo);
    return FEITO;
  },

  'GET /app-web/v1/relatorios/arquivos': ({ usuario }) => listArquivos(platform, usuario),

  'POST /app-web/v1/relatorios/arquivos': ({ usuario, body }) => pedirArquivo(platform, usuario, body),

  'GET /app-web/v1/relatorios/arquivos/:idArquivo': ({ usuario, params, reply }) =>
    baixarArquivo(platform, usuario, params.idArquivo, reply),

  'GET /app-web/v1/relatorios/:relatorio': ({ usuario, params, query }) =>
    verRelatorio(platform, usuario, params.relatorio, query),

  'GET /app-web/v1/relatorios/:relatorio/lista': ({
    usuario,
    params,
    query: { valor, porPagina, cursor, ...filtro },
  }) => listItens(platform, usuario, params.relatorio, filtro, { valor, porPagina, cursor }),
});

export const relatorioCapability = (
  platform: Platform,
  emDia: EmDia,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(relatorioContract, handlers(platform)),
  jobs: [...arquivoJobs(platform), lembrarJob(platform, emDia)],
});

export { listPecasDosRelatorios } from './arquivo/pecas-nomeadas-repository.ts';

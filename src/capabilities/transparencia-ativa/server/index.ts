import { baixarTabela } from '#capabilities/monitoramento/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { transparenciaContract } from '../contract.ts';
import { consultarItem, consultarItens, consultarOrgaos, verGerencial } from './consultar.ts';
import { enviarItens } from './enviar-itens.ts';
import { exportarItens, exportarOrgaos, exportarRespostas } from './exportar.ts';
import { lembrarCorrecoesJob } from './lembrar-correcoes.ts';
import { salvarResposta } from './salvar-resposta.ts';
import { verChecklist, verHistorico } from './ver-checklist.ts';

const handlers = (platform: Platform): Handlers<typeof transparenciaContract> => ({
  'GET /app-web/v1/transparencia-ativa/orgaos': ({ usuario, query }) =>
    consultarOrgaos(platform, usuario, query),

  'GET /app-web/v1/transparencia-ativa/meu-orgao': ({ usuario }) =>
    verChecklist(platform, usuario, usuario.idOuvidoria ?? 0),

  'GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria': ({ usuario, params }) =>
    verChecklist(platform, usuario, params.idOuvidoria),

  'GET /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem/historico': ({ usuario, params }) =>
    verHistorico(platform, usuario, params),

  'PUT /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/itens/:idItem': ({ usuario, params, body }) =>
    salvarResposta(platform, usuario, { ...params, versao: body.versao }, body.resposta),

  'POST /app-web/v1/transparencia-ativa/orgaos/:idOuvidoria/enviar': ({ usuario, params, body }) =>
    enviarItens(platform, usuario, params.idOuvidoria, body.itens),

  'GET /app-web/v1/transparencia-ativa/itens': ({ usuario }) => consultarItens(platform, usuario),

  'GET /app-web/v1/transparencia-ativa/itens/:idItem/orgaos': ({ usuario, params, query }) =>
    consultarItem(platform, usuario, params.idItem, query),

  'GET /app-web/v1/transparencia-ativa/gerencial': ({ usuario }) => verGerencial(platform, usuario),

  'GET /app-web/v1/transparencia-ativa/exportar': async ({
    usuario,
    query: { conteudo, idOuvidoria, formato },
    reply,
  }) => {
    const baixar = (nome: string, exportacao: Parameters<typeof baixarTabela>[1]['exportacao']) =>
      baixarTabela(platform, { reply, nome: `transparencia-ativa-${nome}`, formato, exportacao });
    if (conteudo === 'orgaos') return baixar('por-orgao', exportarOrgaos(platform, usuario));
    if (conteudo === 'itens') return baixar('por-item', exportarItens(platform, usuario));
    return baixar('respostas', await exportarRespostas(platform, usuario, idOuvidoria ?? 0));
  },
});

export const transparenciaAtivaCapability = (
  platform: Platform,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(transparenciaContract, handlers(platform)),
  jobs: [lembrarCorrecoesJob(platform)],
});

export { transparenciaDe } from './transparencia-do-orgao.ts';

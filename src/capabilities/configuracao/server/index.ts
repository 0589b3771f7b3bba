import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { configuracaoContract } from '../contract.ts';
import type { InstalacaoVigente } from './instalacao-vigente.ts';
import { listItens, mudarItem } from './itens-interface.ts';
import { listConfiguracoes, orgaoPedido } from './list-configuracoes.ts';
import { mudarConfiguracoes } from './mudar-configuracoes.ts';
import { varrerEmailsJob } from './varrer-emails.ts';

const handlers = (platform: Platform, vigente: InstalacaoVigente): Handlers<typeof configuracaoContract> => ({
  'GET /app-web/v1/configuracoes/plataforma': ({ usuario }) =>
    listConfiguracoes(platform, vigente, usuario, null),
  'PUT /app-web/v1/configuracoes/plataforma': async ({ usuario, body }) => {
    await mudarConfiguracoes(platform, vigente, usuario, null, body.mudancas);
    return FEITO;
  },
  'GET /app-web/v1/configuracoes/orgao': ({ usuario, query }) =>
    listConfiguracoes(platform, vigente, usuario, orgaoPedido(usuario, query.idOuvidoria)),
  'PUT /app-web/v1/configuracoes/orgao': async ({ usuario, query, body }) => {
    const idOuvidoria = orgaoPedido(usuario, query.idOuvidoria);
    await mudarConfiguracoes(platform, vigente, usuario, idOuvidoria, body.mudancas);
    return FEITO;
  },
  'GET /app-web/v1/itens-interface': () => listItens(platform),
  'PUT /app-web/v1/itens-interface/:idItemInterface': async ({ usuario, params, body }) => {
    await mudarItem(platform, usuario, params.idItemInterface, body);
    return FEITO;
  },
});

export const configuracaoCapability = (
  platform: Platform,
  vigente: InstalacaoVigente,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(configuracaoContract, handlers(platform, vigente)),
  jobs: [varrerEmailsJob(platform)],
});

export { HORA_DE_CORTE } from './configuracao-repository.ts';
export { createInstalacaoVigente, type InstalacaoVigente } from './instalacao-vigente.ts';
export { minutosDoCorte, valorDe } from './valor-de.ts';

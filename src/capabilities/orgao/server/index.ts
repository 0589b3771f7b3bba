import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { gerenciarOrgaosContract } from '../contract.ts';
import { gerenciarHandlers } from './gerenciar/gerenciar-routes.ts';
import { orgaoRoutes } from './routes.ts';

export { listNomesDosOrgaos } from './acima/acima-repository.ts';
export { AVISAR_DE_QUEM_ESTA_ACIMA, vigiandoQuemEstaAcima } from './acima/vigiar-quem-esta-acima.ts';
export { type Colega, listColegas } from './colegas.ts';
export { cadastrarOrgao } from './gerenciar/cadastrar-orgao.ts';
export { listGestoresDoOrgao } from './gerenciar/email-pendente-repository.ts';
export { AVISAR_DE_QUEM_MONITORA } from './gerenciar/mudar-monitoramento.ts';
export { findOuvidoriaQueMonitora } from './ouvidoria-que-monitora-repository.ts';

/** The public directory, which may be slightly out of date. */
export const orgaoCapability = (platform: Platform): Routes => orgaoRoutes(platform);

/** Its administration, which must read what it has just written. */
export const gerenciarOrgaosCapability = (platform: Platform): Routes =>
  routes(gerenciarOrgaosContract, gerenciarHandlers(platform));

import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { usuarioContract } from '../contract.ts';
import type { EfeitosNaSessao } from './efeitos-na-sessao.ts';
import { usuarioHandlers } from './routes.ts';

export { insertHistorico } from './historico-repository.ts';
export { findUsuarioByLogin, listUsuariosByCnpj } from './usuario-repository.ts';
export { type EmpresaProvada, findOrCreateEmpresa } from './vincular-empresa.ts';
export { findOrCreateByGovbr } from './vincular-govbr.ts';

export const usuarioCapability = (platform: Platform, efeitos: EfeitosNaSessao): Routes =>
  routes(usuarioContract, usuarioHandlers(platform, efeitos));

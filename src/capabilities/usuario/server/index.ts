import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { usuarioContract } from '../contract.ts';
import type { EfeitosNaSessao } from './efeitos-na-sessao.ts';
import { usuarioHandlers } from './routes.ts';

export {
  findUsuarioByDocumento,
  findUsuarioByLogin,
  insertHistorico,
  insertUsuario,
  listUsuariosByCnpj,
  updateUsuario,
} from './usuario-repository.ts';

export const usuarioCapability = (platform: Platform, efeitos: EfeitosNaSessao): Routes =>
  routes(usuarioContract, usuarioHandlers(platform, efeitos));

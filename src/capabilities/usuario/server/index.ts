import { type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { usuarioContract } from '../contract.ts';
import type { EfeitosNaSessao } from './efeitos-na-sessao.ts';
import { avisarVencimentoJob } from './gestao/avisar-vencimento.ts';
import type { OutrosDados } from './meus-dados/copia-dos-dados.ts';
import { usuarioHandlers } from './routes.ts';

export { enviarMensagem } from './conta/enviar-link.ts';
export { findOrCreateByGovbr } from './conta/find-or-create-by-govbr.ts';
export { type EmpresaProvada, findOrCreateEmpresa } from './conta/find-or-create-empresa.ts';
export { anotar } from './gestao/anotar.ts';
export { avisarGestores } from './gestao/confirmar/avisar-gestores.ts';
export { deveEsperar } from './gestao/confirmar/confirmacao.ts';
export { insertPerfil, listGestores } from './gestao/perfis-repository.ts';
export { findGerido, lockGerido, ouvidoriaDaConta } from './gestao/pessoa.ts';
export { insertHistorico } from './meus-dados/historico-repository.ts';
export { convidarPrimeiroAdministrador } from './primeiro-administrador/convidar-primeiro-administrador.ts';
export { findOuvidoriaPorSigla } from './primeiro-administrador/primeiro-administrador-repository.ts';
export { findUsuarioByLogin, listUsuariosByCnpj } from './usuario-repository.ts';

export const usuarioCapability = (
  platform: Platform,
  efeitos: EfeitosNaSessao,
  outrosDados: OutrosDados,
): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(usuarioContract, usuarioHandlers(platform, efeitos, outrosDados)),
  jobs: [avisarVencimentoJob(platform)],
});

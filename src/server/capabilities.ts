import { emailCapability } from '#capabilities/email/server/index.ts';
import { orgaoCapability } from '#capabilities/orgao/server/index.ts';
import { perfilCapability } from '#capabilities/perfil/server/index.ts';
import { sessaoCapability } from '#capabilities/sessao/server/index.ts';
import { tabelaApoioCapability } from '#capabilities/tabela-apoio/server/index.ts';
import { usuarioCapability } from '#capabilities/usuario/server/index.ts';
import type { Routes } from './http/handlers.ts';
import type { Authenticate } from './http/register.ts';
import type { Job } from './jobs/jobs.ts';
import type { Platform } from './platform.ts';
import type { GovbrClient } from './sign-on/govbr-client.ts';

export interface Capabilities {
  readonly authenticate: Authenticate;
  readonly routes: readonly Routes[];
  readonly jobs: readonly Job[];
}

/** Every capability of the product, wired: the only list of them on the server. */
export const createCapabilities = (platform: Platform, govbr: GovbrClient): Capabilities => {
  const sessao = sessaoCapability(platform, govbr);
  const email = emailCapability(platform);
  return {
    authenticate: sessao.authenticate,
    routes: [
      sessao,
      usuarioCapability(platform, sessao.efeitos),
      perfilCapability(platform),
      tabelaApoioCapability(platform),
      orgaoCapability(platform),
      email,
    ],
    jobs: [...sessao.jobs, ...email.jobs],
  };
};

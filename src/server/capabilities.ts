import { anexoCapability } from '#capabilities/anexo/server/index.ts';
import { assuntoCapability } from '#capabilities/assunto/server/index.ts';
import { buscaCapability } from '#capabilities/busca/server/index.ts';
import { codigoAcessoCapability } from '#capabilities/codigo-acesso/server/index.ts';
import { complementacaoCapability } from '#capabilities/complementacao/server/index.ts';
import { consentimentoCapability } from '#capabilities/consentimento/server/index.ts';
import { conversaCapability } from '#capabilities/conversa/server/index.ts';
import { emailCapability } from '#capabilities/email/server/index.ts';
import { findCasoVisivel, manifestacaoCapability, quemAge } from '#capabilities/manifestacao/server/index.ts';
import { orgaoCapability } from '#capabilities/orgao/server/index.ts';
import { perfilCapability } from '#capabilities/perfil/server/index.ts';
import { pesquisaSatisfacaoCapability } from '#capabilities/pesquisa-satisfacao/server/index.ts';
import { rascunhoCapability } from '#capabilities/rascunho/server/index.ts';
import { reciboCapability } from '#capabilities/recibo/server/index.ts';
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
  const rascunho = rascunhoCapability(platform);
  const anexo = anexoCapability(platform, (quem, idManifestacao) =>
    findCasoVisivel(platform, quemAge(platform, quem), idManifestacao),
  );
  const codigoAcesso = codigoAcessoCapability(platform);
  const complementacao = complementacaoCapability(platform);
  const consentimento = consentimentoCapability(platform);
  return {
    authenticate: sessao.authenticate,
    routes: [
      sessao,
      usuarioCapability(platform, sessao.efeitos),
      perfilCapability(platform),
      tabelaApoioCapability(platform),
      orgaoCapability(platform),
      email,
      anexo,
      rascunho,
      codigoAcesso,
      complementacao,
      consentimento,
      conversaCapability(platform),
      pesquisaSatisfacaoCapability(platform),
      manifestacaoCapability(platform),
      assuntoCapability(platform),
      buscaCapability(platform),
      reciboCapability(platform),
    ],
    jobs: [
      ...sessao.jobs,
      ...email.jobs,
      ...anexo.jobs,
      ...rascunho.jobs,
      ...codigoAcesso.jobs,
      ...complementacao.jobs,
      ...consentimento.jobs,
    ],
  };
};

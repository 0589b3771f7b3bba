import { type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { manifestacaoContract } from '../contract.ts';
import { recontarPrazosJob } from './recontar-prazos.ts';
import { manifestacaoHandlers } from './routes.ts';

export const manifestacaoCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(manifestacaoContract, manifestacaoHandlers(platform)),
  jobs: [recontarPrazosJob(platform)],
});

/** What other capabilities may use of cases: finding one that a person may see, and acting on it. */

export { donoDe } from '#server/crypto/dono.ts';
export { agir, agirPeloSistema, type CasoVisto, conferirVersao, recusarVersao } from './agir.ts';
export {
  type Anotado,
  type Aviso,
  anotarNoCaso,
  anotarPeloSistema,
  type Efeito,
  type NoAto,
} from './anotar.ts';
export { atoDaManifestacao, atosDaManifestacao } from './atos.ts';
export { cadastrar, findDoEnvio } from './cadastrar.ts';
export {
  type Caso,
  chaveDoCofre,
  findCasoAlcancavel,
  findCasoDaEquipe,
  findCasoVisivel,
  lockCasoDaEquipe,
  lockCasoVisivel,
  type Manifestante,
  type TextoGuardado,
} from './caso.ts';
export { findCasoParaBaixar } from './caso-para-baixar.ts';
export { abrirChave, fecharChave, novoLink, trocarLink } from './chaves.ts';
export { deleteAcessosVencidos } from './chaves-repository.ts';
export { hashDoCodigo } from './codigo.ts';
export { contagemDoCaso, contarPrazo } from './contagem.ts';
export { findUltimoConsentimento } from './detalhe-repository.ts';
export { emCada } from './em-cada.ts';
export { type Escopo, escopoDe } from './escopo.ts';
export { atendeLote, faz, type NoAtoPedido, quemDoPedido } from './faz.ts';
export { abrirManifestacao, anotarVisualizacao, findManifestacao, lerDetalhe } from './find-manifestacao.ts';
export { type Leitura, leituraDe } from './leitura.ts';
export { leiturasNaLista } from './leitura-na-lista.ts';
export { type Lembrete, lembrar } from './lembrar.ts';
export { listManifestacoes } from './list-manifestacoes.ts';
export { guardarPalavras, selarPalavras } from './palavras.ts';
export { insertEventoDoPrazo } from './prazo-repository.ts';
export { prazosDasManifestacoes } from './prazos-recontaveis.ts';
export {
  assinatura,
  cookieDaChave,
  type FinalidadeDaChave,
  type QuemAge,
  quemAge,
} from './quem-age.ts';
export { recontarPrazos } from './recontar-prazos.ts';
export { cadeiaDoCaso } from './remedios-do-caso.ts';

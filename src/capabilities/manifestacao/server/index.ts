import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { manifestacaoContract } from '../contract.ts';
import { manifestacaoHandlers } from './routes.ts';

export const manifestacaoCapability = (platform: Platform): Routes =>
  routes(manifestacaoContract, manifestacaoHandlers(platform));

/** What other capabilities may use of cases: finding one that a person may see, and acting on it. */

export { donoDe } from '#server/crypto/dono.ts';
export { type Aviso, agir, agirPeloSistema, type CasoVisto, type Efeito, type NoAto } from './agir.ts';
export {
  type Caso,
  chaveDoCofre,
  findCasoAlcancavel,
  findCasoVisivel,
  type Manifestante,
  type TextoGuardado,
} from './caso.ts';
export { findCasoParaBaixar } from './caso-para-baixar.ts';
export { abrirChave, fecharChave, novoLink, trocarLink } from './chaves.ts';
export { deleteAcessosVencidos } from './chaves-repository.ts';
export { hashDoCodigo } from './codigo.ts';
export { contagemDoCaso, contarPrazo } from './contagem.ts';
export { emCada } from './em-cada.ts';
export { abrirManifestacao, anotarVisualizacao, findManifestacao, lerDetalhe } from './find-manifestacao.ts';
export { listManifestacoes } from './list-manifestacoes.ts';
export { guardarPalavras, selarPalavras } from './palavras.ts';
export {
  assinatura,
  cookieDaChave,
  type FinalidadeDaChave,
  type QuemAge,
  quemAge,
} from './quem-age.ts';

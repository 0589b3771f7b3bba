import { acessoEmPalavras, PUBLICACAO } from './acesso-em-palavras.ts';
import type { LinhaDoConteudo } from './conteudo-em-palavras.ts';
import type { AcessoGuardado } from './detalhes.ts';

/**
 * Why a request was not granted in full, besides the text of the answer: legal ground, term, who
 * classified and how to have it declassified, what was searched, where to ask (Decreto 7.724/2012,
 * art. 19). Whether the answer may be published is no reason.
 */
export const razoesDaDecisao = (guardado: AcessoGuardado, dataEntrega: string | null): LinhaDoConteudo[] =>
  acessoEmPalavras(guardado, dataEntrega).filter(({ rotulo }) => rotulo !== PUBLICACAO);

import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { anonimatoSoNaDenuncia } from './manifestacao-errors.ts';

/** How much of the person the office sees; ids of the original platform. */
export const TipoIdentificacao = { anonima: 1, comRestricao: 3, semRestricao: 4 } as const;
export type IdTipoIdentificacao = (typeof TipoIdentificacao)[keyof typeof TipoIdentificacao];

/** Nobody is known to write to: the person can be reached only through the case itself. */
export const isAnonima = ({
  identificacao,
}: {
  readonly identificacao: { readonly idTipoIdentificacao: number };
}): boolean => identificacao.idTipoIdentificacao === TipoIdentificacao.anonima;

/**
 * Only a denúncia may be anonymous: all else is answered to somebody (Decreto 9.492/2018, art. 23).
 */
export const podeSerAnonima = (tipo: number): Verdict =>
  tipo === TipoManifestacao.denuncia ? allow : refuse(anonimatoSoNaDenuncia());

/**
 * An anonymous denúncia becomes comunicação de irregularidade (Decreto 9.492/2018, art. 23, §2).
 */
export const tipoRegistrado = (tipo: number, anonima: boolean): number =>
  anonima && tipo === TipoManifestacao.denuncia ? TipoManifestacao.comunicacao : tipo;

export interface OrgaoComOCaso {
  /** Is, or ever was, a denúncia: the promised protection stays, whatever its type is later. */
  readonly protegida: boolean;
  readonly idOuvidoria: number;
  readonly idOuvidoriaRegistro: number;
  /** Whether the forwarding that brought the case here carried the identity; null when none did. */
  readonly veioComIdentidade: boolean | null;
  /** Asked for information without being known to the office that answers. */
  readonly preservada: boolean;
}

/**
 * Identity preserved: the promise is made for a request, and stays with the case whatever type it gets later. Until the
 * server has sealed the rows of the version before, their columns say it.
 */
export const isPreservada = (caso: {
  readonly selada: boolean;
  readonly identidadePreservada: boolean;
  readonly sigilosa: boolean;
  readonly acesso: boolean;
}): boolean => caso.selada || (caso.identidadePreservada && !caso.sigilosa && caso.acesso);

/**
 * The office that the denunciante chose may open the identity; another office only when the
 * identity came with the case, which takes consent (Decreto 10.153/2019, art. 7). Of a request with
 * the identity preserved no office ever does (Lei 13.460/2017, art. 10 §7).
 */
export const podeVerIdentidade = ({
  protegida,
  idOuvidoria,
  idOuvidoriaRegistro,
  veioComIdentidade,
  preservada,
}: OrgaoComOCaso): boolean =>
  !preservada && (!protegida || idOuvidoria === idOuvidoriaRegistro || veioComIdentidade === true);

/**
 * The identity of a denunciante is restricted for 100 years by law (Lei 12.527/2011, art. 31 §1;
 * Lei 13.608/2018, art. 4-B); a requester of information may ask for it (Lei 13.460/2017, art. 10
 * §7).
 */
export const identificacaoDe = (
  tipo: number,
  { anonima, preservada }: { anonima: boolean; preservada: boolean },
): IdTipoIdentificacao => {
  if (anonima) return TipoIdentificacao.anonima;
  return isSigilosa(tipo) || preservada ? TipoIdentificacao.comRestricao : TipoIdentificacao.semRestricao;
};

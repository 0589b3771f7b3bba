import { isSigilosa, TipoManifestacao } from '#kernel/enumeracoes.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { anonimatoSoNaDenuncia } from './manifestacao-errors.ts';

/** How much of the person the office sees; ids of the original platform. */
export const TipoIdentificacao = { anonima: 1, comRestricao: 3, semRestricao: 4 } as const;
export type IdTipoIdentificacao = (typeof TipoIdentificacao)[keyof typeof TipoIdentificacao];

/** Nobody is known who could be written to but by the case itself. */
export const isAnonima = ({
  identificacao,
}: {
  readonly identificacao: { readonly idTipoIdentificacao: number };
}): boolean => identificacao.idTipoIdentificacao === TipoIdentificacao.anonima;

/** Anonymity exists for denúncia only: everything else asks for an answer to somebody (Decreto 9.492/2018, art. 23). */
export const podeSerAnonima = (tipo: number): Verdict =>
  tipo === TipoManifestacao.denuncia ? allow : refuse(anonimatoSoNaDenuncia());

/** An anonymous denúncia is kept as comunicação de irregularidade (Decreto 9.492/2018, art. 23, §2). */
export const tipoRegistrado = (tipo: number, anonima: boolean): number =>
  anonima && tipo === TipoManifestacao.denuncia ? TipoManifestacao.comunicacao : tipo;

export interface OrgaoComOCaso {
  /** Is, or ever was, a denúncia: what was told under that promise stays under it, whatever it is called later. */
  readonly protegida: boolean;
  readonly idOuvidoria: number;
  readonly idOuvidoriaRegistro: number;
  /** Of the forwarding that brought the case here; null when none did. */
  readonly veioComIdentidade: boolean | null;
}

/**
 * The office that was chosen by the denunciante may open the identity; another one only when it came along, which
 * takes consent (Decreto 10.153/2019, art. 7).
 */
export const podeVerIdentidade = ({
  protegida,
  idOuvidoria,
  idOuvidoriaRegistro,
  veioComIdentidade,
}: OrgaoComOCaso): boolean => !protegida || idOuvidoria === idOuvidoriaRegistro || veioComIdentidade === true;

/**
 * The identity of a denunciante is restricted for 100 years without being asked (Lei 12.527/2011, art. 31 §1;
 * Lei 13.608/2018, art. 4-B); a requester of information may ask for it (Lei 12.527/2011, art. 10 §7).
 */
export const identificacaoDe = (
  tipo: number,
  { anonima, preservada }: { anonima: boolean; preservada: boolean },
): IdTipoIdentificacao => {
  if (anonima) return TipoIdentificacao.anonima;
  return isSigilosa(tipo) || preservada ? TipoIdentificacao.comRestricao : TipoIdentificacao.semRestricao;
};

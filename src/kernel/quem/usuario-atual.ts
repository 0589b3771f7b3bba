import type { QuemAcessa } from '../acesso.ts';
import type { FatorDaSessao } from '../confirmacao.ts';

/** Who signed in, or the program whose token came: nobody is given a case before it is known what is out of their reach. */
export interface QuemEntrou extends QuemAcessa {
  readonly idUsuario: number;
  readonly login: string;
  readonly nome: string;
  /** The office the person works for now; null for citizens. */
  readonly idOuvidoria: number | null;
  readonly esferaOuvidoria: number;
  /** The client whose token came through the integration API; undefined for a session. */
  readonly idCliente?: number;
  /** The token has no scope for denúncias: for this program there are none. */
  readonly semDenuncias?: boolean;
  /** Of a session; undefined for a program, which has no second factor. */
  readonly fator?: FatorDaSessao;
}

/** What does not exist for a person, in every list, search, count and file. Both are always said: what is left out hides nothing. */
export interface ForaDoAlcance {
  /** Cases that do not exist for this person, because they have an interest in them (impedimento). */
  readonly impedidoEm: readonly number[];
  /** Of an administrador: the only denúncias that exist for them, by extraordinary access; of a program without that scope: none. */
  readonly denunciasAbertas: readonly number[] | 'todas';
}

/** The person behind a request, as the session knows them: enough for every access rule, without another query. */
export interface UsuarioAtual extends QuemEntrou, ForaDoAlcance {}

/** Of nobody: no denúncia. */
export const foraDoAlcance = (usuario: ForaDoAlcance | null): ForaDoAlcance => ({
  impedidoEm: usuario?.impedidoEm ?? [],
  denunciasAbertas: usuario?.denunciasAbertas ?? [],
});

/** What a rule counts and nobody is shown, and of who has no case but their own. */
export const NADA_FORA: ForaDoAlcance = { impedidoEm: [], denunciasAbertas: 'todas' };

/**
 * Figures and records that an administrador answers for take in every denúncia, as long as they open none and say nothing of
 * what is in it; the cases that the person has an interest in stay out of these too.
 */
export const foraSoOsImpedidos = ({ impedidoEm }: Pick<ForaDoAlcance, 'impedidoEm'>): ForaDoAlcance => ({
  impedidoEm,
  denunciasAbertas: 'todas',
});

/** Whether the person is kept away from this case, whatever their profile (Lei 9.784/1999, arts. 18 to 20). */
export const isImpedido = (
  usuario: Pick<ForaDoAlcance, 'impedidoEm'> | null,
  idManifestacao: number,
): boolean => usuario?.impedidoEm.includes(idManifestacao) ?? false;

/** Whether an extraordinary access opens this denúncia to an administrador. */
export const isAbertaPorAcesso = (
  usuario: Pick<ForaDoAlcance, 'denunciasAbertas'> | null,
  idManifestacao: number,
): boolean =>
  usuario !== null &&
  usuario.denunciasAbertas !== 'todas' &&
  usuario.denunciasAbertas.includes(idManifestacao);

/** The same of one case as `aoAlcance` says of lists; `protegida`: it is, or ever was, a denúncia. */
export const isForaDoAlcance = (
  usuario: ForaDoAlcance | null,
  { id, protegida }: { readonly id: number; readonly protegida: boolean },
): boolean =>
  usuario !== null &&
  (isImpedido(usuario, id) ||
    (protegida && usuario.denunciasAbertas !== 'todas' && !isAbertaPorAcesso(usuario, id)));

import type { QuemAcessa } from '../acesso.ts';
import type { FatorDaSessao } from '../confirmacao.ts';

/** The person behind a request, as the session knows them: enough for every access rule, without another query. */
export interface UsuarioAtual extends QuemAcessa {
  readonly idUsuario: number;
  readonly login: string;
  readonly nome: string;
  /** The office the person works for now; null for citizens. */
  readonly idOuvidoria: number | null;
  readonly esferaOuvidoria: number;
  /** The client whose token came through the integration API; undefined for a session. */
  readonly idCliente?: number;
  /** Of a session; undefined for a program, which has no second factor. */
  readonly fator?: FatorDaSessao;
  /** Cases that do not exist for this person, because they have an interest in them (impedimento). */
  readonly impedidoEm?: readonly number[];
  /** Of an administrador: the only denúncias that exist for them, by extraordinary access; undefined for everybody else. */
  readonly denunciasAbertas?: readonly number[];
}

/** What does not exist for a person, in every list, search, count and file. */
export type ForaDoAlcance = Pick<UsuarioAtual, 'impedidoEm' | 'denunciasAbertas'>;

export const foraDoAlcance = (usuario: ForaDoAlcance | null): ForaDoAlcance => ({
  impedidoEm: usuario?.impedidoEm ?? [],
  ...(usuario?.denunciasAbertas && { denunciasAbertas: usuario.denunciasAbertas }),
});

/** Whether the person is kept away from this case, whatever their profile (Lei 9.784/1999, arts. 18 to 20). */
export const isImpedido = (
  usuario: Pick<UsuarioAtual, 'impedidoEm'> | null,
  idManifestacao: number,
): boolean => usuario?.impedidoEm?.includes(idManifestacao) ?? false;

/** The same of one case as `foraDosImpedidos` says of lists; `protegida`: it is, or ever was, a denúncia. */
export const isForaDoAlcance = (
  usuario: ForaDoAlcance,
  { id, protegida }: { readonly id: number; readonly protegida: boolean },
): boolean => isImpedido(usuario, id) || (protegida && usuario.denunciasAbertas?.includes(id) === false);

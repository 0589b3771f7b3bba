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
}

/** Whether the person is kept away from this case, whatever their profile (Lei 9.784/1999, arts. 18 to 20). */
export const isImpedido = (
  usuario: Pick<UsuarioAtual, 'impedidoEm'> | null,
  idManifestacao: number,
): boolean => usuario?.impedidoEm?.includes(idManifestacao) ?? false;

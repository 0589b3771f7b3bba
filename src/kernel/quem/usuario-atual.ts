import type { QuemAcessa } from '../acesso.ts';

/** The person behind a request, as the session knows them: enough for every access rule, without another query. */
export interface UsuarioAtual extends QuemAcessa {
  readonly idUsuario: number;
  readonly login: string;
  readonly nome: string;
  /** The office the person works for now; null for citizens. */
  readonly idOuvidoria: number | null;
  readonly esferaOuvidoria: number;
  /** Came through the integration API, by a token of this client; undefined: by a session. */
  readonly idCliente?: number;
}

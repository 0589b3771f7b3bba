import { TipoDocumento } from '#kernel/documento.ts';
import type { UsuarioLogado } from '#kernel/quem/usuario-logado.ts';
import { caminhoSeguro } from '#kernel/redirecionamento.ts';
import { type Decision, staffMainPage } from '#shell/navegacao/guards.ts';
import type { Pendencia } from '../domain/pendencias.ts';

export type AfterLogin =
  | { readonly type: 'pendencia'; readonly pendencia: Pendencia }
  | { readonly type: 'empresas'; readonly cpf: string }
  | { readonly type: 'perfil'; readonly redirect: string | null }
  | Decision;

export interface LoginDone {
  readonly usuario: UsuarioLogado;
  /** The query of the login page: `state` from the national sign-on and `redirect` from the guard. */
  readonly query: URLSearchParams;
  readonly legacyBaseUrl: string | undefined;
  /** The person goes on as a person: no company is tied to the CPF, or none could be listed. */
  readonly isComoPessoa: boolean;
}

const LOGIN_PATHS = /^\/(login|logout|atualizacao-cadastro)\b/;

/** A path of ours that is not the login itself: coming back here, or being signed out, is no way on. */
export const redirectOf = (query: URLSearchParams): string | null => {
  const path = caminhoSeguro(query.get('redirect'));
  return path && !LOGIN_PATHS.test(path) ? path : null;
};

/** The national sign-on hands `state` back as it was sent: 'tipoLogin=PJ'. */
const isLoginDeEmpresa = (query: URLSearchParams): boolean =>
  new URLSearchParams(query.get('state') ?? '').get('tipoLogin') === 'PJ';

const cpfOf = ({ pessoa }: UsuarioLogado): string | null =>
  pessoa.tipoDocumentoIdentificacao === TipoDocumento.cpf ? pessoa.numeroDocumentoIdentificacao : null;

/** Where a person whose login is complete goes. */
export const destinationOf = ({ usuario, query, legacyBaseUrl }: LoginDone): Decision =>
  usuario.indPerfilUsuario
    ? { type: 'redirect', to: redirectOf(query) ?? '/principal' }
    : staffMainPage(legacyBaseUrl);

/** Pending steps (S4-02), login of a legal person (S4-04) and where the login leads (S4-03), one rule a line. */
export const afterLogin = (login: LoginDone): AfterLogin => {
  const { usuario, query, isComoPessoa } = login;
  const cpf = cpfOf(usuario);
  if (usuario.pendencia) return { type: 'pendencia', pendencia: usuario.pendencia };
  if (cpf && isLoginDeEmpresa(query) && !isComoPessoa) return { type: 'empresas', cpf };
  if (usuario.perfisOuvidorias.length > 1) return { type: 'perfil', redirect: redirectOf(query) };
  return destinationOf(login);
};

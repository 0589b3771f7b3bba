import { caminhoSeguro } from '#kernel/endereco/redirecionamento.ts';
import { TipoDocumento } from '#kernel/numeros/documento.ts';
import type { UsuarioLogado } from '#kernel/quem/usuario-logado.ts';
import { type Decision, staffMainPage } from '#shell/navegacao/guards.ts';
import type { Pendencia } from '../domain/pendencias.ts';

export type AfterLogin =
  | { readonly type: 'pendencia'; readonly pendencia: Pendencia }
  | { readonly type: 'empresas'; readonly cpf: string }
  | { readonly type: 'perfil'; readonly redirect: string | null }
  | Decision;

export interface LoginDone {
  readonly usuario: UsuarioLogado;
  /** The query of the login page: `state` from gov.br and `redirect` from the route's guard. */
  readonly query: URLSearchParams;
  readonly legacyBaseUrl: string | undefined;
  /** The person goes on as themselves: the CPF has no company, or the list could not be read. */
  readonly isComoPessoa: boolean;
}

const LOGIN_PATHS = /^\/(login|logout|atualizacao-cadastro)\b/;

/** One of our own paths, except the login pages: returning there would lead nowhere. */
export const redirectOf = (query: URLSearchParams): string | null => {
  const path = caminhoSeguro(query.get('redirect'));
  return path && !LOGIN_PATHS.test(path) ? path : null;
};

/** gov.br returns `state` as it was sent: 'tipoLogin=PJ'. */
const isLoginDeEmpresa = (query: URLSearchParams): boolean =>
  new URLSearchParams(query.get('state') ?? '').get('tipoLogin') === 'PJ';

const cpfOf = ({ pessoa }: UsuarioLogado): string | null =>
  pessoa.tipoDocumentoIdentificacao === TipoDocumento.cpf ? pessoa.numeroDocumentoIdentificacao : null;

/** Where somebody goes once their login is complete. */
export const destinationOf = ({ usuario, query, legacyBaseUrl }: LoginDone): Decision =>
  usuario.indPerfilUsuario
    ? { type: 'redirect', to: redirectOf(query) ?? '/principal' }
    : staffMainPage(legacyBaseUrl);

/** Pending steps (S4-02), login of a company (S4-04), where it leads (S4-03): one rule per line. */
export const afterLogin = (login: LoginDone): AfterLogin => {
  const { usuario, query, isComoPessoa } = login;
  const cpf = cpfOf(usuario);
  if (usuario.pendencia) return { type: 'pendencia', pendencia: usuario.pendencia };
  if (cpf && isLoginDeEmpresa(query) && !isComoPessoa) return { type: 'empresas', cpf };
  if (usuario.perfisOuvidorias.length > 1) return { type: 'perfil', redirect: redirectOf(query) };
  return destinationOf(login);
};

import { podeAcessar } from '#kernel/acesso.ts';
import { idPerfilDe, toQuemAcessa, type Usuario } from '#shell/session/session.ts';
import type { Screen } from './screen.ts';

export type Decision =
  | { readonly type: 'pass' }
  | { readonly type: 'redirect'; readonly to: string }
  | { readonly type: 'leave'; readonly href: string }
  | { readonly type: 'cancel' };

export interface Navigation {
  readonly screen: Screen;
  /** Path and query below /web. */
  readonly pathname: string;
  readonly query: URLSearchParams;
  readonly usuario: Usuario | null;
  /** This tab opened the address's case by its access code. */
  readonly peloCodigo?: boolean;
  /** The address of the staff's legacy main page, if there is one (S1-06). */
  readonly legacyBaseUrl: string | undefined;
}

const pass: Decision = { type: 'pass' };
const redirect = (to: string): Decision => ({ type: 'redirect', to });

const withQuery = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

/** Exceptions to the login: an anonymous denúncia (S2-05), a case or a pedido opened by code (S2-06). */
const isOpenByException = ({ screen, query, peloCodigo }: Navigation): boolean => {
  const isCriar = screen.name === 'ManifestacaoCriar' || screen.name === 'ManifestacaoCriarUf';
  if (isCriar) return query.has('anonimo') && query.get('tipo') === '1';
  if (screen.name === 'DesclassificacaoDetalhar') return peloCodigo === true;
  return screen.name === 'ManifestacaoDetalhar' && (Boolean(query.get('codAcesso')) || peloCodigo === true);
};

const toLogin = ({ pathname, query }: Navigation): Decision => {
  const kept = new URLSearchParams(query);
  kept.set('redirect', withQuery(pathname, query));
  return redirect(withQuery('/login', kept));
};

/** The staff's main page: ours, or the legacy return address where one is configured (S4-03). */
export const staffMainPage = (legacyBaseUrl: string | undefined): Decision =>
  legacyBaseUrl ? { type: 'leave', href: `${legacyBaseUrl}/?nvalPerfil=1` } : redirect('/principal');

/** Back from the sign-on, or a pending step: the login screen still has something to do. */
const isLoginUnderWay = ({ query, usuario }: Navigation): boolean =>
  query.has('state') || (usuario !== null && usuario.pendencia !== null);

const LOGIN_SCREENS: readonly string[] = ['LoginView', 'LoginRecoveryView'];
const HOME_SCREENS: readonly string[] = ['HomeView', 'HomeAlias'];
const ALWAYS_OPEN: readonly string[] = [...LOGIN_SCREENS, 'LogoutView'];

/** The rules applied before each navigation, one per line (S4-07). */
export const guard = (navigation: Navigation): Decision => {
  const { screen, usuario, legacyBaseUrl } = navigation;
  const isStaff = usuario !== null && !usuario.indPerfilUsuario;
  if (usuario?.pendencia && !ALWAYS_OPEN.includes(screen.name) && screen.acesso.tipo !== 'aberto')
    return toLogin(navigation);
  if (usuario && LOGIN_SCREENS.includes(screen.name) && !isLoginUnderWay(navigation)) {
    return isStaff ? staffMainPage(legacyBaseUrl) : redirect('/');
  }
  if (isStaff && HOME_SCREENS.includes(screen.name)) return staffMainPage(legacyBaseUrl);
  if (screen.acesso.tipo === 'aberto') return pass;
  if (!usuario) {
    if (isOpenByException(navigation)) return pass;
    return screen.name === 'PrincipalView' ? redirect('/') : toLogin(navigation);
  }
  // Staff keep using the old system's registration page where that system is still in use (S1-06).
  if (isStaff && legacyBaseUrl && screen.name === 'MeuCadastro')
    return { type: 'leave', href: `${legacyBaseUrl}/usuario/meucadastro` };
  const desvio = screen.desvio?.(idPerfilDe(usuario));
  if (desvio) return redirect(desvio);
  return podeAcessar(screen.acesso, toQuemAcessa(usuario)).allowed ? pass : { type: 'cancel' };
};

import { type ComponentType, lazy, Suspense } from 'react';
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router';
import { withoutVApp } from '#kernel/endereco/old-address.ts';
import { OfflineError } from '#shell/api/errors.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { closeMenu } from '#shell/layout/shell-state.ts';
import { type Decision, guard } from '#shell/navegacao/guards.ts';
import { withRetry } from '#shell/navegacao/load-failures.ts';
import { NotAllowed, NotFound } from '#shell/navegacao/navigation-errors.ts';
import type { Screen } from '#shell/navegacao/screen.ts';
import { hasValidParams } from '#shell/navegacao/screen-params.ts';
import { clearMessages } from '#shell/notifications/messages.ts';
import { buscarParte, type NomeDaParte } from '#shell/partes.ts';
import { isConsultaAberta } from '#shell/segredo-do-endereco/chave-da-consulta.ts';
import { isAuthenticated, loadUsuario } from '#shell/session/session.ts';
import { homeScreens } from './home-screens.ts';
import { loadScreenList } from './known-screens.ts';
import { loadErrorPage } from './preload.ts';
import { RootLayout } from './root-layout.tsx';

const BASE = '/web';

/** For when not even the error page could be fetched: otherwise nothing at all would be drawn. */
const LastWord = () => (
  <p>
    Não foi possível carregar esta página.{' '}
    <button type="button" className="br-button primary" onClick={() => window.location.reload()}>
      Recarregar a página
    </button>
  </p>
);

const ScreenErrorPage = lazy(() => loadErrorPage().catch(() => ({ default: LastWord })));

function ScreenError() {
  return (
    <Suspense fallback={null}>
      <ScreenErrorPage />
    </Suspense>
  );
}

const belowBase = (pathname: string): string => pathname.slice(BASE.length).replace(/\/+$/, '') || '/';

const obey = (decision: Decision): null => {
  if (decision.type === 'redirect') throw redirect(decision.to);
  if (decision.type === 'leave') window.location.assign(decision.href);
  if (decision.type !== 'pass') throw new NotAllowed();
  return null;
};

/**
 * Before each navigation messages are cleared, the menu is closed, the user is loaded and the guard
 * decides (S4-07).
 */
const guardLoader =
  (screen: Screen) =>
  async ({ request, params }: LoaderFunctionArgs): Promise<null> => {
    clearMessages();
    closeMenu();
    if (!hasValidParams(screen, params)) throw new NotFound();
    const url = new URL(request.url);
    const usuario = await loadUsuario();
    // Signed in, but nobody can say as whom: a login would not help, and their draft would seem to be gone.
    if (!usuario && screen.acesso.tipo !== 'aberto' && isAuthenticated() && !navigator.onLine)
      throw new OfflineError();
    const { legacyBaseUrl } = getInstalacao();
    const { searchParams: query } = url;
    const peloCodigo = isConsultaAberta(params);
    return obey(
      guard({ screen, pathname: belowBase(url.pathname), query, usuario, peloCodigo, legacyBaseUrl }),
    );
  };

const loadParts = async (nomes: readonly NomeDaParte[]): Promise<void> => {
  await import('./partes-do-produto.ts');
  await Promise.all(nomes.map(buscarParte));
};

/** A page is wrapped in the query library; the home is in the first chunk and does without. */
const loadPage = async (screen: Screen): Promise<{ Component: ComponentType }> => {
  const [{ default: page }] = await Promise.all([
    screen.page(),
    screen.comAtos && import('./atos-do-produto.ts'),
    screen.comPartes && loadParts(screen.comPartes),
  ]);
  if (screen.isInFirstChunk) return { Component: page };
  const { withQueries } = await import('#shell/api/query-layer.tsx');
  return { Component: withQueries(page) };
};

/**
 * A route whose `lazy` fails is drawn as still loading, empty, never as its error. So the failure
 * is thrown while drawing instead. It stays until the page is reloaded, which the error page
 * offers.
 */
const loadPageOrFail = (screen: Screen): Promise<{ Component: ComponentType }> =>
  withRetry(() => loadPage(screen)).catch((error: unknown) => {
    const fail = (): never => {
      throw error;
    };
    return { Component: fail };
  });

export const toRoute = (screen: Screen): RouteObject => ({
  path: screen.path,
  handle: screen,
  loader: guardLoader(screen),
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
  lazy: () => loadPageOrFail(screen),
  ErrorBoundary: ScreenError,
});

/** '/x/v-app/y' is an old address of '/x/y' (S1-01); anything else unknown is the not-found screen. */
const unknownAddress: RouteObject = {
  path: '*',
  ErrorBoundary: ScreenError,
  loader: ({ request }) => {
    const url = new URL(request.url);
    const path = withoutVApp(belowBase(url.pathname));
    if (path !== null) throw redirect(path + url.search);
    throw new NotFound();
  },
};

const ROOT = 'raiz';

const routes: RouteObject[] = [
  {
    id: ROOT,
    element: <RootLayout />,
    ErrorBoundary: ScreenError,
    HydrateFallback: () => null,
    children: homeScreens.map(toRoute),
  },
];

/**
 * All screens but the home are one chunk, loaded with the first navigation that needs it. They are
 * added each time: the router ignores those it already has, and forgets those added during a
 * navigation that another one overtook.
 */
const addLazyScreens: PatchRoutesOnNavigationFunction = async ({ patch }) => {
  const { lazyScreens } = await loadScreenList();
  patch(ROOT, [...lazyScreens.map(toRoute), unknownAddress]);
};

export const createRouter = () =>
  createBrowserRouter(routes, { basename: BASE, patchRoutesOnNavigation: addLazyScreens });

import { lazy, useCallback, useEffect } from 'react';
import {
  type BlockerFunction,
  type Location,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useMatches,
} from 'react-router';
import { guard } from './guards.ts';
import { getInstalacao } from './instalacao.ts';
import { findKnownScreen, screenListStore } from './known-screens.ts';
import { Shell } from './layout/shell.tsx';
import type { Crumb, Screen } from './screen.ts';
import { ScreensContext } from './screens-context.ts';
import { usuarioStore } from './session/session.ts';
import { screenErrorStore } from './shell.ts';
import { useStore } from './store.ts';

const ComoAtivarLibras = lazy(() => import('./screens/conteudo/como-ativar-libras.tsx'));

/** A navigation the profile has no right to is cancelled silently: the person stays where they are (spec section 4). */
const useSilentCancel = (): void => {
  const isCancelled: BlockerFunction = useCallback(({ nextLocation }) => {
    const screen = findKnownScreen(nextLocation.pathname);
    const usuario = usuarioStore.get();
    if (!screen || !usuario) return false;
    const query = new URLSearchParams(nextLocation.search);
    const { legacyBaseUrl } = getInstalacao();
    return (
      guard({ screen, pathname: nextLocation.pathname, query, usuario, legacyBaseUrl }).type === 'cancel'
    );
  }, []);
  const blocker = useBlocker(isCancelled);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
};

/** Every first load has the key 'default': without its address one page would open where another was left. */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

const crumbsOf = (screen: Screen): readonly Crumb[] => [
  ...(screen.breadcrumb ?? []),
  { name: screen.crumb ?? screen.banner?.title ?? screen.title ?? '' },
];

/** Puts the screen that is open into the shell, with its banner, trail and title. */
export function RootLayout() {
  useSilentCancel();
  const screens = useStore(screenListStore)?.screens ?? [];
  const matches = useMatches();
  const isError = useStore(screenErrorStore);
  const screen = isError ? undefined : (matches.at(-1)?.handle as Screen | undefined);
  const title = isError ? 'Página não disponível' : (screen?.title ?? screen?.banner?.title);
  return (
    <ScreensContext value={screens}>
      <Shell
        screen={screen}
        title={title}
        crumbs={screen?.banner ? crumbsOf(screen) : []}
        ajudaLibras={<ComoAtivarLibras />}
      >
        <Outlet />
        <ScrollRestoration getKey={scrollKey} />
      </Shell>
    </ScreensContext>
  );
}

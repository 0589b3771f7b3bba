import { useEffect } from 'react';
import {
  type BlockerFunction,
  type Location,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useMatches,
} from 'react-router';
import { getInstalacao } from '#shell/instalacao.ts';
import { screenErrorStore } from '#shell/layout/shell-state.ts';
import { naoSalvosStore, perderia } from '#shell/nao-salvo/nao-salvos.ts';
import { guard } from '#shell/navegacao/guards.ts';
import type { Crumb, Screen } from '#shell/navegacao/screen.ts';
import { ScreensContext } from '#shell/navegacao/screens-context.ts';
import { tituloStore } from '#shell/navegacao/titulo.ts';
import { isAuthenticated, useUsuario, usuarioStore } from '#shell/session/session.ts';
import { useStore } from '#shell/store.ts';
import { findKnownScreen, screenListStore } from './known-screens.ts';
import { Moldura } from './moldura.tsx';

/** A navigation the profile has no right to is cancelled silently: the person stays where they are (S4-07). */
const isCancelled = ({ pathname, search }: Location): boolean => {
  const screen = findKnownScreen(pathname);
  const usuario = usuarioStore.get();
  if (!screen || !usuario) return false;
  const query = new URLSearchParams(search);
  const { legacyBaseUrl } = getInstalacao();
  return guard({ screen, pathname, query, usuario, legacyBaseUrl }).type === 'cancel';
};

const isHeld: BlockerFunction = ({ currentLocation, nextLocation }) =>
  isCancelled(nextLocation) || perderia(currentLocation, nextLocation);

/**
 * A router allows only one blocker. This one cancels navigations, and asks people who would lose
 * what they typed.
 */
function Saida() {
  const blocker = useBlocker(isHeld);
  const Pergunta = useStore(naoSalvosStore).at(-1)?.Pergunta;
  const isAsked = blocker.state === 'blocked' && Pergunta !== undefined && !isCancelled(blocker.location);
  useEffect(() => {
    if (blocker.state === 'blocked' && !isAsked) blocker.reset();
  }, [blocker, isAsked]);
  return isAsked ? <Pergunta onSair={blocker.proceed} onFicar={blocker.reset} /> : null;
}

const SECRET = /[?&](?:codAcesso|token|url)=/;

/**
 * Every first load has the key 'default': without the address, one page would open at the scroll
 * position of another. These keys stay in the browser's storage, so they leave out the secret of a
 * link.
 */
const scrollKey = ({ key, pathname, search }: Location): string => {
  if (key !== 'default') return key;
  return SECRET.test(search) ? pathname : pathname + search;
};

const crumbsOf = (screen: Screen): readonly Crumb[] => [
  ...(screen.breadcrumb ?? []),
  { name: screen.crumb ?? screen.banner?.title ?? screen.title ?? '' },
];

const useOpenScreen = (): Screen | undefined => {
  const screen = useMatches().at(-1)?.handle as Screen | undefined;
  const isSignedIn = useUsuario() !== null && isAuthenticated();
  const titulo = useStore(tituloStore);
  const banner = isSignedIn && screen?.bannerComLogin ? screen.bannerComLogin : screen?.banner;
  if (!screen || !banner) return screen;
  return { ...screen, banner: titulo === null ? banner : { ...banner, title: titulo } };
};

/** Puts the open screen into the shell, with its banner, trail and title. */
export function RootLayout() {
  const screens = useStore(screenListStore)?.screens ?? [];
  const openScreen = useOpenScreen();
  const isError = useStore(screenErrorStore);
  const screen = isError ? undefined : openScreen;
  const title = isError ? 'Página não disponível' : (screen?.title ?? screen?.banner?.title);
  return (
    <ScreensContext value={screens}>
      <Moldura screen={screen} title={title} crumbs={screen?.banner ? crumbsOf(screen) : []}>
        <Outlet />
        <ScrollRestoration getKey={scrollKey} />
      </Moldura>
      <Saida />
    </ScreensContext>
  );
}

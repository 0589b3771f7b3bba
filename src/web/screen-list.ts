import { matchRoutes } from 'react-router';
import type { Screen } from '#shell/navegacao/screen.ts';
import { hasValidParams } from '#shell/navegacao/screen-params.ts';
import { capabilityScreens } from './capabilities.ts';
import './apoio-do-produto.ts';
import { galeriaScreens } from './galeria.ts';
import { homeScreens } from './home-screens.ts';

/**
 * The screens that come after the first chunk: all but the home.
 * @public read through the promise of this module
 */
export const lazyScreens: readonly Screen[] = [...capabilityScreens, ...galeriaScreens];

/** Every screen of the product: the router, the site map, the preload and the access tests all read this list. */
export const screens: readonly Screen[] = [...homeScreens, ...lazyScreens];

const table = screens.map((screen) => ({ path: screen.path, handle: screen }));

/** The screen behind a path below /web, as the router would choose it. */
export const findScreen = (pathname: string): Screen | undefined =>
  matchRoutes(table, pathname)?.at(-1)?.route.handle;

/** Whether an address below /web leads anywhere; the server answers 404 to the others. */
export const isAddress = (pathname: string): boolean => {
  const match = matchRoutes(table, pathname)?.at(-1);
  return match !== undefined && hasValidParams(match.route.handle, match.params);
};

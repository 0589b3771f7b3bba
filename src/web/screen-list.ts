import { matchRoutes } from 'react-router';
import { capabilityScreens } from './capabilities.ts';
import type { Screen } from './screen.ts';
import { ownScreens } from './screens/routes.ts';

/** Every screen of the product: the router, the site map, the preload and the access tests all read this list. */
export const screens: readonly Screen[] = [...ownScreens, ...capabilityScreens];

const table = screens.map((screen) => ({ path: screen.path, handle: screen }));

/** The screen behind a path below /web, as the router would choose it. */
export const findScreen = (pathname: string): Screen | undefined =>
  matchRoutes(table, pathname)?.at(-1)?.route.handle;

import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** All screens, for the pages that speak of the others (the site map); given by the root layout. */
export const ScreensContext = createContext<readonly Screen[]>([]);

export const useScreens = (): readonly Screen[] => useContext(ScreensContext);

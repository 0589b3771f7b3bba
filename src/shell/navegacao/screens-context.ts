import { createContext, useContext } from 'react';
import type { Screen } from './screen.ts';

/** All screens, for pages that list them (the site map); the root layout provides it. */
export const ScreensContext = createContext<readonly Screen[]>([]);

export const useScreens = (): readonly Screen[] => useContext(ScreensContext);

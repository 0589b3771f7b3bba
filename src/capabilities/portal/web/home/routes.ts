import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';
import { HomePage } from './home-page.tsx';

/** In the first chunk: it is where most people arrive, and another request would delay it. */
const home = {
  acesso: aberto,
  title: 'Início',
  isInFirstChunk: true,
  page: async () => ({ default: HomePage }),
} as const;

export const homeScreens: readonly Screen[] = [
  { ...home, name: 'HomeView', path: '/' },
  { ...home, name: 'HomeAlias', path: '/home', hidden: true },
  { ...home, name: 'HomeUf', path: '/:uf', hidden: true },
  { ...home, name: 'HomeUf', path: '/:uf/:municipio', hidden: true },
];

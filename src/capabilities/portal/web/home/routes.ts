import type { ComponentType } from 'react';
import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

/** In the first chunk: most people arrive here, and another request would delay them. */
export const homeScreensOf = (page: ComponentType): readonly Screen[] => {
  const home = {
    acesso: aberto,
    title: 'Início',
    isInFirstChunk: true,
    page: async () => ({ default: page }),
  } as const;
  return [
    { ...home, name: 'HomeView', path: '/' },
    { ...home, name: 'HomeAlias', path: '/home', hidden: true },
    { ...home, name: 'HomeUf', path: '/:uf', hidden: true },
    { ...home, name: 'HomeUf', path: '/:uf/:municipio', hidden: true },
  ];
};

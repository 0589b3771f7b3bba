import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const painelScreens: readonly Screen[] = [
  {
    name: 'PainelResolveu',
    path: '/painel/resolveu',
    acesso: aberto,
    banner: { title: 'Painel Resolveu?' },
    page: () => import('./resolveu-page.tsx'),
  },
  {
    name: 'PainelLai',
    path: '/painel/lai',
    acesso: aberto,
    banner: { title: 'Painel da LAI' },
    page: () => import('./lai-page.tsx'),
  },
];

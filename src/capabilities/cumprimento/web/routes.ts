import { servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const cumprimentoScreens: readonly Screen[] = [
  {
    name: 'CumprimentoEntregas',
    path: '/manifestacao/entregas',
    acesso: servidores,
    banner: { title: 'A Entregar' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: () => import('./entregas-page.tsx'),
  },
  {
    name: 'CumprimentoSupervisao',
    path: '/manifestacao/cumprimento',
    acesso: servidores,
    banner: { title: 'Cumprimento' },
    breadcrumb: [{ name: 'A Entregar', location: '/manifestacao/entregas' }],
    page: () => import('./cumprimento-page.tsx'),
  },
];

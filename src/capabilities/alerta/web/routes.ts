import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const alertaScreens: readonly Screen[] = [
  {
    name: 'Alertas',
    path: '/alertas',
    acesso: permitido('manifestacao.listar'),
    banner: { title: 'Alertas' },
    page: () => import('./alertas-page.tsx'),
  },
  {
    name: 'AlertasPreferencias',
    path: '/alertas/preferencias',
    acesso: permitido('manifestacao.listar'),
    banner: { title: 'Preferências de Alertas' },
    breadcrumb: [{ name: 'Alertas', location: '/alertas' }],
    page: () => import('./preferencias-page.tsx'),
  },
];

import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const cienciaScreens: readonly Screen[] = [
  {
    name: 'AvisarDeOutroModo',
    path: '/ciencia/avisar',
    acesso: permitido('manifestacao.corrigir'),
    banner: { title: 'Avisar de outro modo' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: () => import('./avisar-page.tsx'),
  },
];

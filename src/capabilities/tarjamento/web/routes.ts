import { servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const tarjamentoScreens: readonly Screen[] = [
  {
    name: 'Tarjamento',
    path: '/tarjamento',
    acesso: servidores,
    banner: {
      title: 'Tarjamento',
      link: { label: 'Manual do tarjamento (PDF)', href: '/web/manual-tarjamento.pdf' },
    },
    page: () => import('./tarjamento-page.tsx'),
  },
];

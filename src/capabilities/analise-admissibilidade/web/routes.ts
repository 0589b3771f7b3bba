import { servidores } from '#kernel/acesso.ts';
import type { Screen } from '#web/navegacao/screen.ts';

export const analiseAdmissibilidadeScreens: readonly Screen[] = [
  {
    name: 'AnaliseAdmissibilidadeCriar',
    path: '/manifestacao/analise-admissibilidade/criar',
    acesso: servidores,
    banner: { title: 'Análise de Admissibilidade' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: () => import('./analise-preliminar-page.tsx'),
  },
];

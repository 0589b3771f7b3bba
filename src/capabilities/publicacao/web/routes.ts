import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const publicacaoScreens: readonly Screen[] = [
  {
    name: 'PublicacaoPendentes',
    path: '/publicacao/pendentes',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Dados pessoais a decidir' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: () => import('./pendentes-page.tsx'),
  },
];

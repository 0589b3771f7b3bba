import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const complementacaoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoPedirComplementacao',
    path: '/manifestacao/pedir-complementacao',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Pedir Complementação' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: () => import('./pedir-complementacao-page.tsx'),
  },
];

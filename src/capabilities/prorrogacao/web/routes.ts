import { servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const prorrogacaoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoProrrogar',
    path: '/manifestacao/prorrogar',
    acesso: servidores,
    banner: { title: 'Prorrogar Prazo' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comPartes: ['relato-do-caso'],
    page: () => import('./prorrogar-page.tsx'),
  },
];

import { servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const restricaoConteudoScreens: readonly Screen[] = [
  {
    name: 'RestricaoDeConteudo',
    path: '/restricao-conteudo',
    acesso: servidores,
    banner: { title: 'Restrição de Conteúdo' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comPartes: ['relato-do-caso'],
    page: () => import('./restricao-page.tsx'),
  },
];

import { comLogin, servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const pesquisaSatisfacaoScreens: readonly Screen[] = [
  {
    name: 'PesquisaSatisfacao',
    path: '/manifestacao/avaliar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Pesquisa de Satisfação' },
    breadcrumb: [{ name: 'Minhas Manifestações', location: '/manifestacao' }],
    numericParams: ['idManifestacao'],
    hidden: true,
    page: () => import('./avaliar-page.tsx'),
  },
  {
    name: 'PesquisaSatisfacaoConsultar',
    path: '/pesquisa-satisfacao-consultar',
    acesso: servidores,
    banner: { title: 'Resultados da Pesquisa de Satisfação' },
    page: () => import('./resultados-page.tsx'),
  },
];

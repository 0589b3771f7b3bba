import { aberto, comLogin } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const portalScreens: readonly Screen[] = [
  {
    name: 'PrincipalView',
    path: '/principal',
    acesso: comLogin,
    banner: { title: 'Principal' },
    comAtos: true,
    comPartes: ['hoje-no-trabalho', 'lista-de-rascunhos', 'perfis-a-confirmar', 'tabela-de-manifestacoes'],
    page: () => import('./principal/principal-page.tsx'),
  },
  {
    name: 'Novidades',
    path: '/novidades',
    acesso: comLogin,
    banner: { title: 'Novidades' },
    comAtos: true,
    page: () => import('./novidades/novidades-page.tsx'),
  },
  {
    name: 'MapaDoSite',
    path: '/mapadosite',
    acesso: aberto,
    banner: { title: 'Mapa do site' },
    page: () => import('./mapa-do-site/mapa-do-site-page.tsx'),
  },
];

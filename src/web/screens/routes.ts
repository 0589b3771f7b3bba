import { aberto, comLogin } from '#kernel/acesso.ts';
import { getInstalacao } from '#web/instalacao.ts';
import type { Screen } from '#web/navegacao/screen.ts';
import { colaborarScreens } from './colaborar/routes.ts';
import { detalharScreens } from './detalhar/routes.ts';
import { registrarScreens } from './registrar/routes.ts';
import { responderScreens } from './responder/routes.ts';
import { responderRecursoScreens } from './responder-recurso/routes.ts';

const galeria: readonly Screen[] = getInstalacao().isProducao
  ? []
  : [
      {
        name: 'Galeria',
        path: '/galeria',
        acesso: aberto,
        banner: { title: 'Galeria de componentes' },
        hidden: true,
        page: () => import('#web/ui/galeria-page.tsx'),
      },
    ];

/** Screens that belong to no single capability, besides the home. */
export const ownScreens: readonly Screen[] = [
  {
    name: 'PrincipalView',
    path: '/principal',
    acesso: comLogin,
    banner: { title: 'Principal' },
    comAtos: true,
    page: () => import('./principal/principal-page.tsx'),
  },
  {
    name: 'AboutView',
    path: '/about',
    acesso: aberto,
    banner: { title: 'Sobre a plataforma' },
    page: () => import('./conteudo/sobre-page.tsx'),
  },
  {
    name: 'AcessibilidadeView',
    path: '/acessibilidade',
    acesso: aberto,
    banner: { title: 'Acessibilidade' },
    page: () => import('./conteudo/acessibilidade-page.tsx'),
  },
  {
    name: 'MapaDoSite',
    path: '/mapadosite',
    acesso: aberto,
    banner: { title: 'Mapa do site' },
    page: () => import('./mapa-do-site/mapa-do-site-page.tsx'),
  },
  {
    name: 'TermosDeUso',
    path: '/termos-de-uso',
    acesso: aberto,
    banner: { title: 'Termos de uso e privacidade' },
    page: () => import('./conteudo/termos-de-uso-page.tsx'),
  },
  {
    name: 'PerguntasFrequentes',
    path: '/perguntas-frequentes',
    acesso: aberto,
    banner: { title: 'Perguntas frequentes' },
    page: () => import('./conteudo/perguntas-frequentes-page.tsx'),
  },
  {
    name: 'PerguntaFrequente',
    path: '/perguntas-frequentes/:slug',
    acesso: aberto,
    banner: { title: 'Pergunta frequente' },
    breadcrumb: [{ name: 'Perguntas frequentes', location: '/perguntas-frequentes' }],
    hidden: true,
    page: () => import('./conteudo/pergunta-page.tsx'),
  },
  {
    name: 'Manual',
    path: '/manual',
    acesso: aberto,
    banner: { title: 'Manual' },
    page: () => import('./conteudo/manual-page.tsx'),
  },
  ...registrarScreens,
  ...detalharScreens,
  ...colaborarScreens,
  ...responderScreens,
  ...responderRecursoScreens,
  ...galeria,
];

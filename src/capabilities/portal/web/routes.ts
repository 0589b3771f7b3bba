import { detalharScreens } from '#capabilities/manifestacao/web/detalhar/routes.ts';
import { registrarScreens } from '#capabilities/manifestacao/web/registrar/routes.ts';
import { responderRecursoScreens } from '#capabilities/recurso/web/julgar/routes.ts';
import { responderScreens } from '#capabilities/resposta/web/pagina/routes.ts';
import { colaborarScreens } from '#capabilities/tramitacao/web/colaborar/routes.ts';
import { aberto, comLogin } from '#kernel/acesso.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const galeria: readonly Screen[] = getInstalacao().isProducao
  ? []
  : [
      {
        name: 'Galeria',
        path: '/galeria',
        acesso: aberto,
        banner: { title: 'Galeria de componentes' },
        hidden: true,
        page: () => import('#shell/ui/galeria/galeria-page.tsx'),
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
    page: () => import('#capabilities/ajuda/web/conteudo/sobre-page.tsx'),
  },
  {
    name: 'AcessibilidadeView',
    path: '/acessibilidade',
    acesso: aberto,
    banner: { title: 'Acessibilidade' },
    page: () => import('#capabilities/ajuda/web/conteudo/acessibilidade-page.tsx'),
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
    page: () => import('#capabilities/ajuda/web/conteudo/termos-de-uso-page.tsx'),
  },
  {
    name: 'PerguntasFrequentes',
    path: '/perguntas-frequentes',
    acesso: aberto,
    banner: { title: 'Perguntas frequentes' },
    page: () => import('#capabilities/ajuda/web/conteudo/perguntas-frequentes-page.tsx'),
  },
  {
    name: 'PerguntaFrequente',
    path: '/perguntas-frequentes/:slug',
    acesso: aberto,
    banner: { title: 'Pergunta frequente' },
    breadcrumb: [{ name: 'Perguntas frequentes', location: '/perguntas-frequentes' }],
    hidden: true,
    page: () => import('#capabilities/ajuda/web/conteudo/pergunta-page.tsx'),
  },
  {
    name: 'Manual',
    path: '/manual',
    acesso: aberto,
    banner: { title: 'Manual' },
    page: () => import('#capabilities/ajuda/web/conteudo/manual-page.tsx'),
  },
  ...registrarScreens,
  ...detalharScreens,
  ...colaborarScreens,
  ...responderScreens,
  ...responderRecursoScreens,
  ...galeria,
];

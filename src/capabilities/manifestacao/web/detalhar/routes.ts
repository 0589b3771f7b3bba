import { comLogin } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const minhas = [{ name: 'Minhas Manifestações', location: '/manifestacao' }];

/** Screens of one case that put several capabilities side by side. */
export const detalharScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoDetalhar',
    path: '/manifestacao/detalhar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Detalhes da Manifestação' },
    breadcrumb: minhas,
    numericParams: ['idManifestacao'],
    hidden: true,
    comAtos: true,
    page: () => import('./detalhar-page.tsx'),
  },
  {
    name: 'ManifestacaoComplementar',
    path: '/manifestacao/complementar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Complementar Manifestação' },
    breadcrumb: minhas,
    numericParams: ['idManifestacao'],
    hidden: true,
    page: () => import('#capabilities/complementacao/web/complementar-page.tsx'),
  },
  {
    name: 'RecursoCriar',
    path: '/manifestacao/recurso/criar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Interpor Recurso' },
    breadcrumb: [{ name: 'Meus Pedidos e Recursos', location: '/manifestacao/consultarlai' }],
    numericParams: ['idManifestacao'],
    hidden: true,
    page: () => import('#capabilities/recurso/web/interpor/recurso-criar-page.tsx'),
  },
];

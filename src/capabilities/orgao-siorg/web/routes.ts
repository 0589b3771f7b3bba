import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const acesso = permitido('siorg.administrar');

export const orgaoSiorgScreens: readonly Screen[] = [
  {
    name: 'OrgaoSiorg',
    path: '/orgao-siorg',
    acesso,
    banner: { title: 'Órgãos do SIORG' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: () => import('./siorg-page.tsx'),
  },
  {
    name: 'OrgaoSiorgCriar',
    path: '/orgao-siorg/criar',
    acesso,
    banner: { title: 'Cadastrar Órgão do SIORG' },
    breadcrumb: [
      { name: 'Configurações', location: '/configuracoes' },
      { name: 'Órgãos do SIORG', location: '/orgao-siorg' },
    ],
    page: () => import('./criar-page.tsx'),
  },
];

import { aberto, apenasAdministrador, servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const orgaoScreens: readonly Screen[] = [
  {
    name: 'OrgaoIndex',
    path: '/orgao',
    acesso: aberto,
    banner: { title: 'Busca de Ouvidorias e SICs' },
    page: () => import('./orgaos-page.tsx'),
  },
  {
    name: 'OrgaoGerenciarOrgaos',
    path: '/orgao/orgaogerenciarorgaos',
    acesso: servidores,
    banner: { title: 'Gerenciar Órgãos' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: emPreparacao,
  },
  {
    name: 'OrgaoSiorg',
    path: '/orgao-siorg',
    acesso: apenasAdministrador,
    banner: { title: 'Órgãos do SIORG' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: emPreparacao,
  },
  {
    name: 'OrgaoSiorgCriar',
    path: '/orgao-siorg/criar',
    acesso: apenasAdministrador,
    banner: { title: 'Cadastrar Órgão do SIORG' },
    breadcrumb: [
      { name: 'Configurações', location: '/configuracoes' },
      { name: 'Órgãos do SIORG', location: '/orgao-siorg' },
    ],
    page: emPreparacao,
  },
];

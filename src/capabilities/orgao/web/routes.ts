import { aberto, apenasAdministrador, servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

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
    page: () => import('./gerenciar/gerenciar-orgaos-page.tsx'),
  },
  {
    name: 'OrgaoCadastrar',
    path: '/orgao/orgaogerenciarorgaos/cadastrar',
    acesso: apenasAdministrador,
    banner: { title: 'Cadastrar Órgão' },
    breadcrumb: [
      { name: 'Configurações', location: '/configuracoes' },
      { name: 'Gerenciar Órgãos', location: '/orgao/orgaogerenciarorgaos' },
    ],
    page: () => import('./gerenciar/cadastrar-orgao-page.tsx'),
  },
  {
    name: 'OrgaoGerenciar',
    path: '/orgao/orgaogerenciarorgaos/:idOuvidoria',
    acesso: servidores,
    banner: { title: 'Cadastro do Órgão' },
    breadcrumb: [
      { name: 'Configurações', location: '/configuracoes' },
      { name: 'Gerenciar Órgãos', location: '/orgao/orgaogerenciarorgaos' },
    ],
    numericParams: ['idOuvidoria'],
    hidden: true,
    page: () => import('./gerenciar/orgao-page.tsx'),
  },
];

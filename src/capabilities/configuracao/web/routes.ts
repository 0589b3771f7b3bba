import { servidores } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Crumb, Screen } from '#shell/navegacao/screen.ts';

const configuracoes: Crumb = { name: 'Configurações', location: '/configuracoes' };

export const configuracaoScreens: readonly Screen[] = [
  {
    name: 'ConfiguraoesFalaBR',
    path: '/configuracoes',
    acesso: servidores,
    banner: { title: 'Configurações' },
    page: () => import('./configuracoes-page.tsx'),
  },
  {
    name: 'ConfigurarMeusOrgaos',
    path: '/configuracoes/meus-orgaos',
    acesso: servidores,
    banner: { title: 'Configurações de meus órgãos' },
    breadcrumb: [configuracoes],
    page: () => import('./meus-orgaos-page.tsx'),
  },
  {
    name: 'ConfigurarPlataforma',
    path: '/configuracoes/plataforma/:grupo',
    acesso: servidores,
    banner: { title: 'Configurações da plataforma' },
    breadcrumb: [configuracoes],
    hidden: true,
    page: () => import('./plataforma-page.tsx'),
  },
  {
    name: 'ItensDeInterface',
    path: '/configuracoes/itens-interface',
    acesso: permitido('configuracao.plataforma'),
    banner: { title: 'Itens de interface' },
    breadcrumb: [configuracoes],
    page: () => import('./itens-interface-page.tsx'),
  },
];

import { apenasAdministrador } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Crumb, Screen } from '#shell/navegacao/screen.ts';

const configuracoes: Crumb = { name: 'Configurações', location: '/configuracoes' };
const integracao: Crumb = { name: 'Integração', location: '/configuracoes/integracao' };

export const integracaoScreens: readonly Screen[] = [
  {
    name: 'IntegracaoClientes',
    path: '/configuracoes/integracao',
    acesso: apenasAdministrador,
    banner: { title: 'Integração' },
    breadcrumb: [configuracoes],
    page: () => import('./clientes-page.tsx'),
  },
  {
    name: 'IntegracaoCadastrar',
    path: '/configuracoes/integracao/cadastrar',
    acesso: apenasAdministrador,
    banner: { title: 'Cadastrar sistema' },
    breadcrumb: [configuracoes, integracao],
    page: () => import('./cadastrar-cliente-page.tsx'),
  },
  {
    name: 'IntegracaoChamadas',
    path: '/configuracoes/integracao/chamadas',
    acesso: permitido('integracao.chamadas'),
    banner: { title: 'Chamadas dos programas' },
    breadcrumb: [configuracoes],
    page: () => import('./chamadas/chamadas-page.tsx'),
  },
  {
    name: 'IntegracaoDetalhar',
    path: '/configuracoes/integracao/:idCliente',
    acesso: apenasAdministrador,
    banner: { title: 'Sistema integrado' },
    breadcrumb: [configuracoes, integracao],
    numericParams: ['idCliente'],
    hidden: true,
    page: () => import('./detalhar-cliente-page.tsx'),
  },
];

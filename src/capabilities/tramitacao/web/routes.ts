import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const tramitacaoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoTramitar',
    path: '/manifestacao/tramitar',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Tramitar Manifestação' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comPartes: ['conferir-cobertura', 'relato-do-caso'],
    page: () => import('./tramitar-page.tsx'),
  },
  {
    name: 'PedidosDeContribuicao',
    path: '/manifestacao/colaborar',
    acesso: permitido('tramitacao.contribuir'),
    banner: { title: 'Pedidos de Contribuição' },
    page: () => import('./meus-pedidos-page.tsx'),
  },
];

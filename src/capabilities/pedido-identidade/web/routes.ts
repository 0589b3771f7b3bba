import { apenas } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const pedidoIdentidadeScreens: readonly Screen[] = [
  {
    name: 'PedidosDeIdentidade',
    path: '/manifestacao/identidade/tratar',
    acesso: apenas(Perfil.gestor),
    banner: { title: 'Pedidos de Identidade' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: () => import('./tratar-pedidos-page.tsx'),
  },
];

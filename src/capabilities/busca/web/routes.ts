import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const BUSCA = { name: 'Busca de Pedidos e Respostas', location: '/busca' };

const pedido: Omit<Screen, 'path'> = {
  name: 'BuscaPedido',
  acesso: aberto,
  banner: { title: 'Pedido de acesso à informação' },
  breadcrumb: [BUSCA],
  hidden: true,
  page: () => import('./pedido-page.tsx'),
};

export const buscaScreens: readonly Screen[] = [
  {
    name: 'Busca',
    path: '/busca',
    acesso: aberto,
    banner: { title: 'Busca de Pedidos e Respostas' },
    page: () => import('./busca-page.tsx'),
  },
  {
    name: 'BuscaDecisoes',
    path: '/busca/decisoes',
    acesso: aberto,
    banner: { title: 'Busca de Decisões' },
    breadcrumb: [BUSCA],
    page: () => import('./decisoes-page.tsx'),
  },
  { ...pedido, path: '/busca/pedidos/:protocolo' },
  // A federal protocol is written with a bar: '00106.000001/2026-48'.
  { ...pedido, path: '/busca/pedidos/:protocolo/:resto' },
  {
    name: 'BuscaDesligar',
    path: '/busca/desligar',
    acesso: aberto,
    banner: { title: 'Parar de receber avisos' },
    breadcrumb: [BUSCA],
    hidden: true,
    page: () => import('./desligar-page.tsx'),
  },
];

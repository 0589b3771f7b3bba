import { aberto, comLogin, servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const manifestacaoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoIndex',
    path: '/manifestacao',
    acesso: comLogin,
    banner: { title: 'Minhas Manifestações' },
    page: () => import('./minhas-manifestacoes-page.tsx'),
  },
  {
    name: 'ManifestacaoConsultar',
    path: '/manifestacao/consultar',
    acesso: aberto,
    banner: { title: 'Consultar Protocolo' },
    page: () => import('./consultar-page.tsx'),
  },
  {
    name: 'ManifestacaoConsultarLAI',
    path: '/manifestacao/consultarlai',
    acesso: comLogin,
    banner: { title: 'Meus Pedidos e Recursos' },
    page: () => import('./meus-pedidos-page.tsx'),
  },
  {
    name: 'ManifestacaoTratar',
    path: '/manifestacao/tratar',
    acesso: servidores,
    banner: { title: 'Tratar Manifestações' },
    page: emPreparacao,
  },
  {
    name: 'ManifestacaoAnalisar',
    path: '/manifestacao/analisar',
    acesso: servidores,
    banner: { title: 'Analisar Manifestação' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: emPreparacao,
  },
];

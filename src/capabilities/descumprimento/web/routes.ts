import { comLogin, servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const breadcrumb = [{ name: 'Meus Pedidos e Recursos', location: '/manifestacao/consultarlai' }];

const daResposta = {
  name: 'DenunciaCriar',
  acesso: comLogin,
  banner: { title: 'Denunciar Descumprimento' },
  breadcrumb,
  page: () => import('./denunciar-resposta-page.tsx'),
} as const satisfies Partial<Screen>;

const daDecisao = {
  name: 'DenunciaCumprimentoDecisaoCriar',
  acesso: comLogin,
  banner: { title: 'Denunciar Descumprimento de Decisão' },
  breadcrumb,
  hidden: true,
  page: () => import('./denunciar-decisao-page.tsx'),
} as const satisfies Partial<Screen>;

export const descumprimentoScreens: readonly Screen[] = [
  {
    ...daResposta,
    path: '/manifestacao/denuncia/criar/:idManifestacao',
    numericParams: ['idManifestacao'],
    hidden: true,
  },
  {
    ...daDecisao,
    path: '/manifestacao/cumprimento-decisao/denuncia/criar/:idManifestacao',
    numericParams: ['idManifestacao'],
  },
  // Without a request in the address, these screens let the person choose one.
  { ...daResposta, path: '/manifestacao/denuncia/criar' },
  { ...daDecisao, path: '/manifestacao/cumprimento-decisao/denuncia/criar' },
  {
    name: 'DenunciaTratar',
    path: '/manifestacao/denuncia/tratar',
    acesso: servidores,
    banner: { title: 'Denúncias de Descumprimento' },
    breadcrumb: [{ name: 'Tratar Recursos', location: '/manifestacao/recurso/tratar' }],
    comPartes: ['dados-de-terceiros'],
    page: () => import('./tratar-denuncias-page.tsx'),
  },
];

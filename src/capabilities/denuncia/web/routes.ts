import { comLogin } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const denunciaScreens: readonly Screen[] = [
  {
    name: 'DenunciaCriar',
    path: '/manifestacao/denuncia/criar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Denunciar Descumprimento' },
    breadcrumb: [{ name: 'Meus Pedidos e Recursos', location: '/manifestacao/consultarlai' }],
    numericParams: ['idManifestacao'],
    hidden: true,
    page: emPreparacao,
  },
  {
    name: 'DenunciaCumprimentoDecisaoCriar',
    path: '/manifestacao/cumprimento-decisao/denuncia/criar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Denunciar Descumprimento de Decisão' },
    breadcrumb: [{ name: 'Meus Pedidos e Recursos', location: '/manifestacao/consultarlai' }],
    numericParams: ['idManifestacao'],
    hidden: true,
    page: emPreparacao,
  },
];

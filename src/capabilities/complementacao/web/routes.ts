import { comLogin } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const complementacaoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoComplementar',
    path: '/manifestacao/complementar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Complementar Manifestação' },
    breadcrumb: [{ name: 'Minhas Manifestações', location: '/manifestacao' }],
    numericParams: ['idManifestacao'],
    hidden: true,
    page: emPreparacao,
  },
];

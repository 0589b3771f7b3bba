import { comLogin } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

/** The case itself, with what other capabilities show of it to whoever filed; the office's page comes apart, to its people. */
export const detalharScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoDetalhar',
    path: '/manifestacao/detalhar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Detalhes da Manifestação' },
    breadcrumb: [{ name: 'Minhas Manifestações', location: '/manifestacao' }],
    numericParams: ['idManifestacao'],
    hidden: true,
    comAtos: true,
    comPartes: [
      'recursos-do-cidadao',
      'orientacao-do-caso',
      'complementar',
      'avaliar',
      'conversa-do-caso',
      'campo-anexos',
      'troca-do-codigo',
      'fechar-consulta',
    ],
    page: () => import('./detalhar-page.tsx'),
  },
];

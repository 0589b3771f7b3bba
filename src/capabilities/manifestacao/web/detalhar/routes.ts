import { comLogin } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

/** The case as the person who filed sees it; staff fetch the office's page separately. */
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
      'promessas-do-caso',
      'declarar-sem-meios',
      'interpor-no-caso',
      'denunciar-no-caso',
      'orientacao-do-caso',
      'complementar',
      'avaliar',
      'conversa-do-caso',
      'desfecho-do-caso',
      'pedidos-de-identidade',
      'aberturas-do-caso',
      'impedimentos-do-caso',
      'representacao-do-caso',
      'atendimentos-do-caso',
      'desistir',
      'desistencias-do-caso',
      'pedir-reabertura',
      'reabertura-do-caso',
      'campo-anexos',
      'troca-do-codigo',
      'fechar-consulta',
      'tempo-do-orgao',
    ],
    page: () => import('./detalhar-page.tsx'),
  },
];

import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const responderScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoResponder',
    path: '/manifestacao/responder',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Responder Manifestação' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comPartes: [
      'campo-anexos',
      'dados-de-terceiros',
      'mudanca-do-caso',
      'presenca-no-caso',
      'relato-do-caso',
      'resposta-do-orgao',
    ],
    page: () => import('./responder-page.tsx'),
  },
];

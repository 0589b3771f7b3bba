import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const colaborarScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoColaborar',
    path: '/manifestacao/colaborar/:idTramitacao',
    acesso: permitido('tramitacao.contribuir'),
    banner: { title: 'Contribuir com a Ouvidoria' },
    breadcrumb: [{ name: 'Pedidos de Contribuição', location: '/manifestacao/colaborar' }],
    numericParams: ['idTramitacao'],
    hidden: true,
    comPartes: ['campo-anexos', 'identidade-para-a-area', 'relato-do-caso'],
    page: () => import('./colaborar-page.tsx'),
  },
];

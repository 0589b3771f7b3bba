import { comLogin } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const complementacaoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoComplementar',
    path: '/manifestacao/complementar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Complementar Manifestação' },
    breadcrumb: [{ name: 'Minhas Manifestações', location: '/manifestacao' }],
    numericParams: ['idManifestacao'],
    hidden: true,
    comPartes: ['campo-anexos', 'alerta-do-campo', 'alertas-de-exposicao'],
    page: () => import('./complementar-page.tsx'),
  },
  {
    name: 'ManifestacaoPedirComplementacao',
    path: '/manifestacao/pedir-complementacao',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Pedir Complementação' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comPartes: ['relato-do-caso'],
    page: () => import('./pedir-complementacao-page.tsx'),
  },
];

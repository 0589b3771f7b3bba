import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const representacaoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoRepresentacao',
    path: '/manifestacao/representacao',
    acesso: permitido('manifestacao.corrigir'),
    banner: { title: 'Registrar Representação' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comPartes: ['campo-anexos', 'relato-do-caso'],
    page: () => import('./representacao-page.tsx'),
  },
];

import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const encaminhamentoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoEncaminhar',
    path: '/manifestacao/encaminhar',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Encaminhar Manifestação' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comPartes: ['campo-orgao', 'conferir-cobertura', 'relato-do-caso'],
    page: () => import('./encaminhar-page.tsx'),
  },
];

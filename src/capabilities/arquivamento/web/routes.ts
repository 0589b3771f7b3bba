import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const breadcrumb = [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }];

export const arquivamentoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoArquivar',
    path: '/manifestacao/arquivar',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Arquivar Manifestação' },
    breadcrumb,
    comPartes: ['relato-do-caso'],
    page: () => import('./arquivar-page.tsx'),
  },
  {
    name: 'ManifestacaoReabrir',
    path: '/manifestacao/reabrir',
    acesso: permitido('manifestacao.reabrir'),
    banner: { title: 'Reabrir Manifestação' },
    breadcrumb,
    comPartes: ['relato-do-caso'],
    page: () => import('./reabrir-page.tsx'),
  },
];

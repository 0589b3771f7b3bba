import { servidores } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const tratar = [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }];

export const analiseScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoAnalisar',
    path: '/manifestacao/analisar',
    acesso: servidores,
    banner: { title: 'Analisar Manifestação' },
    breadcrumb: tratar,
    comAtos: true,
    comPartes: ['relato-do-caso'],
    page: () => import('./analisar-page.tsx'),
  },
  {
    name: 'ManifestacaoAlterarTipo',
    path: '/manifestacao/alterar-tipo',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Corrigir Tipo' },
    breadcrumb: tratar,
    comPartes: ['relato-do-caso'],
    page: () => import('./alterar-tipo-page.tsx'),
  },
  {
    name: 'ManifestacaoAgrupar',
    path: '/manifestacao/agrupar',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Agrupar Manifestações' },
    breadcrumb: tratar,
    comPartes: ['relato-do-caso'],
    page: () => import('./agrupar-page.tsx'),
  },
];

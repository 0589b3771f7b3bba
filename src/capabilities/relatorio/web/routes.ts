import { servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const relatorioScreens: readonly Screen[] = [
  {
    name: 'RelatoriosDoSistema',
    path: '/relatorios-do-sistema',
    acesso: servidores,
    banner: { title: 'Relatórios' },
    page: () => import('./relatorios-page.tsx'),
  },
  {
    name: 'RelatorioManifestacaoComAlteracaoTipoDetalhado',
    path: '/relatorios-do-sistema/manifestacao-com-alteracao-tipo-detalhado',
    acesso: servidores,
    banner: { title: 'Manifestações com Alteração de Tipo' },
    breadcrumb: [{ name: 'Relatórios', location: '/relatorios-do-sistema' }],
    page: () => import('./alteracao-de-tipo-page.tsx'),
  },
];

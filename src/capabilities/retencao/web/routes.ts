import { aberto, apenas } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const retencaoScreens: readonly Screen[] = [
  {
    name: 'Eliminacao',
    path: '/manifestacao/eliminacao',
    acesso: apenas(Perfil.administrador, Perfil.gestor),
    banner: { title: 'Guarda e Eliminação' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: () => import('./eliminacao-page.tsx'),
  },
  {
    name: 'EliminacoesPublicas',
    path: '/eliminacoes',
    acesso: aberto,
    banner: { title: 'Editais e termos de eliminação' },
    page: () => import('./eliminacoes-publicas-page.tsx'),
  },
];

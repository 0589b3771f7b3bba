import { servidores } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const CONFIGURACOES = [{ name: 'Configurações', location: '/configuracoes' }] as const;

export const assuntoScreens: readonly Screen[] = [
  {
    name: 'AssuntoManter',
    path: '/assunto/manter',
    acesso: permitido('assunto.administrar'),
    banner: { title: 'Gerenciar Assuntos' },
    breadcrumb: CONFIGURACOES,
    page: () => import('./assuntos/manter-page.tsx'),
  },
  {
    name: 'SubassuntoManter',
    path: '/subassuntos',
    acesso: servidores,
    banner: { title: 'Gerenciar Subassuntos' },
    breadcrumb: CONFIGURACOES,
    comPartes: ['campo-orgao'],
    page: () => import('./subassuntos/subassuntos-page.tsx'),
  },
  {
    name: 'GerenciarAssuntosFavoritosPorOrgao',
    path: '/assuntos-favoritos/:idOuvidoria',
    acesso: servidores,
    banner: { title: 'Assuntos Favoritos' },
    breadcrumb: CONFIGURACOES,
    numericParams: ['idOuvidoria'],
    hidden: true,
    page: () => import('./assuntos/favoritos-page.tsx'),
  },
];

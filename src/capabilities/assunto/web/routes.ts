import { apenasAdministrador, servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const assuntoScreens: readonly Screen[] = [
  {
    name: 'AssuntoManter',
    path: '/assunto/manter',
    acesso: apenasAdministrador,
    banner: { title: 'Gerenciar Assuntos' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: emPreparacao,
  },
  {
    name: 'SubassuntoManter',
    path: '/subassuntos',
    acesso: servidores,
    banner: { title: 'Gerenciar Subassuntos' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: emPreparacao,
  },
  {
    name: 'GerenciarAssuntosFavoritosPorOrgao',
    path: '/assuntos-favoritos/:idOuvidoria',
    acesso: servidores,
    banner: { title: 'Assuntos Favoritos' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    numericParams: ['idOuvidoria'],
    hidden: true,
    page: emPreparacao,
  },
];

import { servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const configuracaoScreens: readonly Screen[] = [
  {
    name: 'ConfiguraoesFalaBR',
    path: '/configuracoes',
    acesso: servidores,
    banner: { title: 'Configurações' },
    page: emPreparacao,
  },
  {
    name: 'ConfigurarMeusOrgaos',
    path: '/configuracoes/meus-orgaos',
    acesso: servidores,
    banner: { title: 'Configurações de meus órgãos' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: emPreparacao,
  },
];

import { apenas } from '#kernel/acesso.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const acessoExtraordinarioScreens: readonly Screen[] = [
  {
    name: 'AcessoExtraordinario',
    path: '/manifestacao/acesso-extraordinario',
    acesso: apenas(Perfil.administrador, Perfil.gestor),
    banner: { title: 'Acesso Extraordinário' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: () => import('./acessos-page.tsx'),
  },
];

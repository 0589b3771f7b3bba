import { aberto } from '#kernel/acesso.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

/** The components of the shell in all their states, for developers. */
export const galeriaScreens: readonly Screen[] = getInstalacao().isProducao
  ? []
  : [
      {
        name: 'Galeria',
        path: '/galeria',
        acesso: aberto,
        banner: { title: 'Galeria de componentes' },
        hidden: true,
        page: () => import('#shell/ui/galeria/galeria-page.tsx'),
      },
    ];

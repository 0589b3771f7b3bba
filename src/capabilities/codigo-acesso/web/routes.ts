import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const codigoAcessoScreens: readonly Screen[] = [
  {
    name: 'CodigoDeAcesso',
    path: '/codigo-de-acesso',
    acesso: aberto,
    banner: { title: 'Código de Acesso' },
    hidden: true,
    page: () => import('./entrega/receber-page.tsx'),
  },
];

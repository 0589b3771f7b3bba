import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const reciboScreens: readonly Screen[] = [
  {
    name: 'ReciboVerificar',
    path: '/recibo/verificar',
    acesso: aberto,
    banner: { title: 'Verificar recibo' },
    page: () => import('./verificar-page.tsx'),
  },
];

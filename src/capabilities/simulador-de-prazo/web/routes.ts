import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const simuladorDePrazoScreens: readonly Screen[] = [
  {
    name: 'SimuladorDePrazos',
    path: '/simulador-de-prazos',
    acesso: aberto,
    banner: { title: 'Simulador de Prazos' },
    page: () => import('./simulador-page.tsx'),
  },
];

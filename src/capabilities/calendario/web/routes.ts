import { comLogin } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const calendarioScreens: readonly Screen[] = [
  {
    name: 'CalendarioDePrazos',
    path: '/usuario/calendario',
    acesso: comLogin,
    banner: { title: 'Calendário de prazos' },
    breadcrumb: [{ name: 'Meu Cadastro', location: '/usuario/meucadastro' }],
    page: () => import('./calendario-page.tsx'),
  },
];

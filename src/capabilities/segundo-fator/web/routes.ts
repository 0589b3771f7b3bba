import { comLogin } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const segundoFatorScreens: readonly Screen[] = [
  {
    name: 'SegurancaDaConta',
    path: '/usuario/seguranca',
    acesso: comLogin,
    banner: { title: 'Segurança da conta' },
    breadcrumb: [{ name: 'Meu Cadastro', location: '/usuario/meucadastro' }],
    page: () => import('./seguranca-page.tsx'),
  },
];

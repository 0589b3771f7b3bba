import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const sessaoScreens: readonly Screen[] = [
  {
    name: 'LoginView',
    path: '/login',
    acesso: aberto,
    banner: { title: 'Entrar' },
    bannerComLogin: { title: 'Entrando na sua conta' },
    comPartes: ['consultar-protocolo'],
    page: () => import('./login-page.tsx'),
  },
  {
    name: 'LoginRecoveryView',
    path: '/atualizacao-cadastro',
    acesso: aberto,
    banner: { title: 'Atualização de Cadastro' },
    comPartes: ['consultar-protocolo'],
    page: () => import('./atualizacao-cadastro-page.tsx'),
  },
  {
    name: 'LogoutView',
    path: '/logout',
    acesso: aberto,
    banner: { title: 'Sair' },
    hidden: true,
    page: () => import('./logout-page.tsx'),
  },
];

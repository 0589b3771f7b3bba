import { aberto, comLogin, servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const usuarioScreens: readonly Screen[] = [
  {
    name: 'MeuCadastro',
    path: '/usuario/meucadastro',
    acesso: comLogin,
    banner: { title: 'Meu Cadastro' },
    page: () => import('./meu-cadastro-page.tsx'),
  },
  {
    name: 'UsuarioAtivar',
    path: '/usuario/ativar',
    acesso: aberto,
    banner: { title: 'Confirmar E-mail' },
    hidden: true,
    page: () => import('./ativar-page.tsx'),
  },
  {
    name: 'UsuarioAlterarSenha',
    path: '/usuario/alterarsenha',
    acesso: aberto,
    banner: { title: 'Alterar Senha' },
    page: () => import('./alterar-senha-page.tsx'),
  },
  {
    name: 'UsuarioGerenciar',
    path: '/usuario/gerenciar',
    acesso: servidores,
    banner: { title: 'Usuários' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: emPreparacao,
  },
  {
    name: 'CriarConta',
    path: '/usuario/criar',
    acesso: aberto,
    banner: { title: 'Criar Conta' },
    page: () => import('./criar-conta-page.tsx'),
  },
];

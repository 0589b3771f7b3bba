import { aberto, comLogin, servidores } from '#kernel/acesso.ts';
import type { Crumb, Screen } from '#shell/navegacao/screen.ts';

const CONFIGURACOES: Crumb = { name: 'Configurações', location: '/configuracoes' };
const USUARIOS: Crumb = { name: 'Usuários', location: '/usuario/gerenciar' };

export const usuarioScreens: readonly Screen[] = [
  {
    name: 'MeuCadastro',
    path: '/usuario/meucadastro',
    acesso: comLogin,
    banner: { title: 'Meu Cadastro' },
    page: () => import('./meu-cadastro-page.tsx'),
  },
  {
    name: 'MeusConvites',
    path: '/usuario/convites',
    acesso: comLogin,
    banner: { title: 'Convites para trabalhar' },
    page: () => import('./convites-page.tsx'),
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
    breadcrumb: [CONFIGURACOES],
    page: () => import('./gerenciar-page.tsx'),
  },
  {
    name: 'UsuarioConvidar',
    path: '/usuario/gerenciar/convidar',
    acesso: servidores,
    banner: { title: 'Convidar pessoa' },
    breadcrumb: [CONFIGURACOES, USUARIOS],
    page: () => import('./convidar-page.tsx'),
  },
  {
    name: 'UsuarioAConfirmar',
    path: '/usuario/gerenciar/a-confirmar',
    acesso: servidores,
    banner: { title: 'Perfis a confirmar' },
    breadcrumb: [CONFIGURACOES, USUARIOS],
    page: () => import('./a-confirmar-page.tsx'),
  },
  {
    name: 'UsuarioGerenciarPessoa',
    path: '/usuario/gerenciar/:idUsuario',
    acesso: servidores,
    banner: { title: 'Pessoa da equipe' },
    breadcrumb: [CONFIGURACOES, USUARIOS],
    numericParams: ['idUsuario'],
    hidden: true,
    comPartes: ['fator-da-pessoa'],
    page: () => import('./pessoa-page.tsx'),
  },
  {
    name: 'CriarConta',
    path: '/usuario/criar',
    acesso: aberto,
    banner: { title: 'Criar Conta' },
    page: () => import('./criar-conta-page.tsx'),
  },
];

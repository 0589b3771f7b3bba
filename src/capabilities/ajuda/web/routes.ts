import { aberto } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const administrar = permitido('ajuda.administrar');
const CONFIGURACOES = { name: 'Configurações', location: '/configuracoes' };
const PERGUNTAS = { name: 'Perguntas e respostas', location: '/configuracoes/ajuda' };

export const ajudaScreens: readonly Screen[] = [
  {
    name: 'ProcurarNoSite',
    path: '/procurar',
    acesso: aberto,
    banner: { title: 'Busca no site' },
    page: () => import('./procurar-page.tsx'),
  },
  {
    name: 'AjudaGerenciar',
    path: '/configuracoes/ajuda',
    acesso: administrar,
    banner: { title: 'Perguntas e respostas' },
    breadcrumb: [CONFIGURACOES],
    comPartes: ['do-assistente'],
    page: () => import('./gerenciar-page.tsx'),
  },
  {
    name: 'AjudaCadastrar',
    path: '/configuracoes/ajuda/cadastrar',
    acesso: administrar,
    banner: { title: 'Cadastrar pergunta' },
    breadcrumb: [CONFIGURACOES, PERGUNTAS],
    page: () => import('./cadastrar-page.tsx'),
  },
  {
    name: 'AjudaEditar',
    path: '/configuracoes/ajuda/:idPergunta',
    acesso: administrar,
    banner: { title: 'Alterar pergunta' },
    breadcrumb: [CONFIGURACOES, PERGUNTAS],
    numericParams: ['idPergunta'],
    hidden: true,
    page: () => import('./editar-page.tsx'),
  },
];

import { aberto } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const administrar = permitido('ajuda.administrar');
const CONFIGURACOES = { name: 'Configurações', location: '/configuracoes' };
const PERGUNTAS = { name: 'Perguntas e respostas', location: '/configuracoes/ajuda' };

export const ajudaScreens: readonly Screen[] = [
  {
    name: 'AboutView',
    path: '/about',
    acesso: aberto,
    banner: { title: 'Sobre a plataforma' },
    page: () => import('./conteudo/sobre-page.tsx'),
  },
  {
    name: 'AcessibilidadeView',
    path: '/acessibilidade',
    acesso: aberto,
    banner: { title: 'Acessibilidade' },
    page: () => import('./conteudo/acessibilidade-page.tsx'),
  },
  {
    name: 'TermosDeUso',
    path: '/termos-de-uso',
    acesso: aberto,
    banner: { title: 'Termos de uso e privacidade' },
    page: () => import('./conteudo/termos-de-uso-page.tsx'),
  },
  {
    name: 'PerguntasFrequentes',
    path: '/perguntas-frequentes',
    acesso: aberto,
    banner: { title: 'Perguntas frequentes' },
    page: () => import('./conteudo/perguntas-frequentes-page.tsx'),
  },
  {
    name: 'PerguntaFrequente',
    path: '/perguntas-frequentes/:slug',
    acesso: aberto,
    banner: { title: 'Pergunta frequente' },
    breadcrumb: [{ name: 'Perguntas frequentes', location: '/perguntas-frequentes' }],
    hidden: true,
    page: () => import('./conteudo/pergunta-page.tsx'),
  },
  {
    name: 'Manual',
    path: '/manual',
    acesso: aberto,
    banner: { title: 'Manual' },
    page: () => import('./conteudo/manual-page.tsx'),
  },
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
    page: () => import('./gerenciar-ajuda-page.tsx'),
  },
  {
    name: 'AjudaCadastrar',
    path: '/configuracoes/ajuda/cadastrar',
    acesso: administrar,
    banner: { title: 'Cadastrar pergunta' },
    breadcrumb: [CONFIGURACOES, PERGUNTAS],
    page: () => import('./cadastrar-pergunta-page.tsx'),
  },
  {
    name: 'AjudaEditar',
    path: '/configuracoes/ajuda/:idPergunta',
    acesso: administrar,
    banner: { title: 'Alterar pergunta' },
    breadcrumb: [CONFIGURACOES, PERGUNTAS],
    numericParams: ['idPergunta'],
    hidden: true,
    page: () => import('./editar-pergunta-page.tsx'),
  },
];

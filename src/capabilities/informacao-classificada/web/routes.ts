import { aberto, comLogin } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Crumb, Screen } from '#shell/navegacao/screen.ts';

const consultar = permitido('transparencia.consultar');
const publicas: Crumb = { name: 'Informações classificadas', location: '/informacoes-classificadas' };
const rol: Crumb = { name: 'Rol de informações classificadas', location: '/informacoes-classificadas/rol' };
const doOrgao: Crumb = { name: 'Pedidos de desclassificação', location: '/desclassificacao/tratar' };
const meus: Crumb = { name: 'Pedidos de desclassificação', location: '/desclassificacao' };

export const informacaoClassificadaScreens: readonly Screen[] = [
  {
    name: 'InformacoesClassificadas',
    path: '/informacoes-classificadas',
    acesso: aberto,
    banner: { title: 'Informações classificadas' },
    page: () => import('./lista/orgaos-page.tsx'),
  },
  {
    name: 'InformacoesClassificadasLista',
    path: '/informacoes-classificadas/orgao/:idOuvidoria/:ano',
    acesso: aberto,
    banner: { title: 'Lista anual de informações classificadas' },
    breadcrumb: [publicas],
    numericParams: ['idOuvidoria', 'ano'],
    hidden: true,
    page: () => import('./lista/lista-publica-page.tsx'),
  },
  {
    name: 'InformacoesClassificadasRol',
    path: '/informacoes-classificadas/rol',
    acesso: consultar,
    banner: { title: 'Rol de informações classificadas' },
    page: () => import('./rol/rol-page.tsx'),
  },
  {
    name: 'InformacoesClassificadasRegistrar',
    path: '/informacoes-classificadas/rol/registrar',
    acesso: permitido('transparencia.responder'),
    banner: { title: 'Registrar informação classificada' },
    breadcrumb: [rol],
    page: () => import('./rol/registrar-page.tsx'),
  },
  {
    name: 'InformacoesClassificadasDetalhar',
    path: '/informacoes-classificadas/rol/:idInformacao',
    acesso: consultar,
    banner: { title: 'Informação classificada' },
    breadcrumb: [rol],
    numericParams: ['idInformacao'],
    hidden: true,
    page: () => import('./rol/informacao-page.tsx'),
  },
  {
    name: 'InformacoesClassificadasPublicar',
    path: '/informacoes-classificadas/lista',
    acesso: consultar,
    banner: { title: 'Publicar a lista anual' },
    breadcrumb: [rol],
    page: () => import('./lista/publicar-page.tsx'),
  },
  {
    name: 'Desclassificacao',
    path: '/desclassificacao',
    acesso: comLogin,
    banner: { title: 'Pedidos de desclassificação' },
    page: () => import('./pedido/meus-pedidos-page.tsx'),
  },
  {
    name: 'DesclassificacaoPedir',
    path: '/desclassificacao/pedir',
    acesso: aberto,
    banner: { title: 'Pedir desclassificação ou reavaliação' },
    breadcrumb: [publicas],
    comPartes: ['entrega-do-codigo'],
    page: () => import('./pedido/pedir/pedir-page.tsx'),
  },
  {
    name: 'DesclassificacaoBalcao',
    path: '/desclassificacao/balcao',
    acesso: permitido('manifestacao.corrigir'),
    banner: { title: 'Registrar pedido de desclassificação do balcão' },
    breadcrumb: [doOrgao],
    comPartes: ['entrega-do-codigo'],
    page: () => import('./pedido/pedir/balcao-page.tsx'),
  },
  {
    name: 'DesclassificacaoTratar',
    path: '/desclassificacao/tratar',
    acesso: permitido('manifestacao.corrigir'),
    banner: { title: 'Pedidos de desclassificação a decidir' },
    page: () => import('./pedido/tratar-page.tsx'),
  },
  {
    name: 'DesclassificacaoDetalhar',
    path: '/desclassificacao/:idPedido',
    acesso: comLogin,
    banner: { title: 'Pedido de desclassificação' },
    breadcrumb: [meus],
    numericParams: ['idPedido'],
    hidden: true,
    comPartes: ['fechar-consulta', 'dados-de-terceiros'],
    page: () => import('./pedido/pedido-page.tsx'),
  },
];

import { aberto, comLogin } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

/** Staff find their office's cases in the work list, so the citizen's list redirects them there. */
const listaDaEquipe: Screen['desvio'] = (perfil) =>
  permitido('manifestacao.listar').perfis.includes(perfil) ? '/manifestacao/tratar' : undefined;

export const manifestacaoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoIndex',
    path: '/manifestacao',
    acesso: comLogin,
    desvio: listaDaEquipe,
    banner: { title: 'Minhas Manifestações' },
    page: () => import('./minhas-manifestacoes-page.tsx'),
  },
  {
    name: 'ManifestacaoConsultar',
    path: '/manifestacao/consultar',
    acesso: aberto,
    banner: { title: 'Consultar Protocolo' },
    comPartes: ['consultar-protocolo'],
    page: () => import('./consultar-page.tsx'),
  },
  {
    name: 'ManifestacaoConsultarLAI',
    path: '/manifestacao/consultarlai',
    acesso: comLogin,
    banner: { title: 'Meus Pedidos e Recursos' },
    page: () => import('./meus-pedidos-page.tsx'),
  },
];

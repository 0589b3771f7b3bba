import { servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

const breadcrumb = [{ name: 'Tratar Recursos', location: '/manifestacao/recurso/tratar' }];

export const incidenteCorrecaoScreens: readonly Screen[] = [
  {
    name: 'IncidenteCorrecaoCriar',
    path: '/manifestacao/incidente-correcao/criar',
    acesso: servidores,
    banner: { title: 'Criar Incidente de Correção' },
    breadcrumb,
    comPartes: ['dados-de-terceiros'],
    page: () => import('./criar-page.tsx'),
  },
  {
    name: 'IncidenteCorrecaoResponder',
    path: '/incidente-correcao/responder',
    acesso: servidores,
    banner: { title: 'Responder Incidente de Correção' },
    breadcrumb,
    comPartes: ['dados-de-terceiros'],
    page: () => import('./responder-page.tsx'),
  },
  {
    name: 'IncidenteCorrecaoProrrogar',
    path: '/manifestacao/incidente-correcao/prorrogar',
    acesso: servidores,
    banner: { title: 'Prorrogar Cumprimento' },
    breadcrumb,
    comPartes: ['dados-de-terceiros'],
    page: () => import('./prorrogar-page.tsx'),
  },
];

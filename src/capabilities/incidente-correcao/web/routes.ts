import { servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const incidenteCorrecaoScreens: readonly Screen[] = [
  {
    name: 'IncidenteCorrecaoCriar',
    path: '/manifestacao/incidente-correcao/criar',
    acesso: servidores,
    banner: { title: 'Criar Incidente de Correção' },
    page: emPreparacao,
  },
  {
    name: 'IncidenteCorrecaoResponder',
    path: '/incidente-correcao/responder',
    acesso: servidores,
    banner: { title: 'Responder Incidente de Correção' },
    page: emPreparacao,
  },
  {
    name: 'IncidenteCorrecaoProrrogar',
    path: '/manifestacao/incidente-correcao/prorrogar',
    acesso: servidores,
    banner: { title: 'Prorrogar Cumprimento' },
    page: emPreparacao,
  },
];

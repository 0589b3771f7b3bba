import { aberto } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const buscaScreens: readonly Screen[] = [
  {
    name: 'Busca',
    path: '/busca',
    acesso: aberto,
    banner: { title: 'Busca de Pedidos e Respostas' },
    page: emPreparacao,
  },
  {
    name: 'BuscaDecisoes',
    path: '/busca/decisoes',
    acesso: aberto,
    banner: { title: 'Busca de Decisões' },
    page: emPreparacao,
  },
];

import { servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const restricaoConteudoScreens: readonly Screen[] = [
  {
    name: 'RestricaoDeConteudo',
    path: '/restricao-conteudo',
    acesso: servidores,
    banner: { title: 'Restrição de Conteúdo' },
    page: emPreparacao,
  },
];

import { servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const analiseAdmissibilidadeScreens: readonly Screen[] = [
  {
    name: 'AnaliseAdmissibilidadeCriar',
    path: '/manifestacao/analise-admissibilidade/criar',
    acesso: servidores,
    banner: { title: 'Análise de Admissibilidade' },
    page: emPreparacao,
  },
];

import { aberto } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const assistenteScreens: readonly Screen[] = [
  {
    name: 'Assistente',
    path: '/assistente',
    acesso: aberto,
    banner: { title: 'Assistente' },
    page: emPreparacao,
  },
];

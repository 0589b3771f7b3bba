import { aberto } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const dadosAbertosScreens: readonly Screen[] = [
  {
    name: 'DadosAbertosLAI',
    path: '/dadosabertoslai',
    acesso: aberto,
    banner: { title: 'Dados Abertos da LAI' },
    page: emPreparacao,
  },
  {
    name: 'DadosAbertosOuvidoria',
    path: '/dados-abertos-ouvidoria',
    acesso: aberto,
    banner: { title: 'Dados Abertos de Ouvidoria' },
    page: emPreparacao,
  },
];

import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const dadosAbertosScreens: readonly Screen[] = [
  {
    name: 'DadosAbertosLAI',
    path: '/dadosabertoslai',
    acesso: aberto,
    banner: { title: 'Dados Abertos da LAI' },
    page: () => import('./lai-page.tsx'),
  },
  {
    name: 'DadosAbertosOuvidoria',
    path: '/dados-abertos-ouvidoria',
    acesso: aberto,
    banner: { title: 'Dados Abertos de Ouvidoria' },
    page: () => import('./ouvidoria-page.tsx'),
  },
];

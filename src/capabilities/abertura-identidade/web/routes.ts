import { apenas } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';
import { perfisQueAbrem } from '../domain/quem-abre.ts';

export const aberturaIdentidadeScreens: readonly Screen[] = [
  {
    name: 'AberturasDeIdentidade',
    path: '/manifestacao/identidade/aberturas',
    acesso: apenas(...perfisQueAbrem),
    banner: { title: 'Aberturas de Identidade' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    page: () => import('./aberturas-page.tsx'),
  },
];

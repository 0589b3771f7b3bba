import { comLogin, servidores } from '#kernel/acesso.ts';
import type { Screen } from '#web/navegacao/screen.ts';

export const recursoScreens: readonly Screen[] = [
  {
    name: 'RecursoTratar',
    path: '/manifestacao/recurso/tratar',
    acesso: servidores,
    banner: { title: 'Tratar Recursos' },
    page: () => import('./tratar-page.tsx'),
  },
  {
    name: 'ManifestacaoQualificar',
    path: '/manifestacao/qualificar',
    acesso: comLogin,
    banner: { title: 'Qualificar Resposta de Recurso' },
    page: () => import('./qualificar-page.tsx'),
  },
];

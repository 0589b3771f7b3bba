import { apenasAdministrador } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const feriadoScreens: readonly Screen[] = [
  {
    name: 'Feriado',
    path: '/feriado',
    acesso: apenasAdministrador,
    banner: { title: 'Feriados do sistema' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    crumb: 'Feriados',
    page: () => import('./feriados-page.tsx'),
  },
  {
    name: 'FeriadoDetalhar',
    path: '/feriado/detalhar/:idFeriado',
    acesso: apenasAdministrador,
    banner: { title: 'Detalhar feriado' },
    breadcrumb: [
      { name: 'Configurações', location: '/configuracoes' },
      { name: 'Feriados', location: '/feriado' },
    ],
    numericParams: ['idFeriado'],
    hidden: true,
    page: () => import('./detalhar-feriado-page.tsx'),
  },
  {
    name: 'FeriadoCadastrar',
    path: '/feriado/cadastrar',
    acesso: apenasAdministrador,
    banner: { title: 'Cadastrar feriado' },
    breadcrumb: [
      { name: 'Configurações', location: '/configuracoes' },
      { name: 'Feriados', location: '/feriado' },
    ],
    page: () => import('./mudar/cadastrar-feriado-page.tsx'),
  },
];

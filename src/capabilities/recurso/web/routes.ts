import { comLogin, servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const recursoScreens: readonly Screen[] = [
  {
    name: 'RecursoCriar',
    path: '/manifestacao/recurso/criar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Interpor Recurso' },
    breadcrumb: [{ name: 'Meus Pedidos e Recursos', location: '/manifestacao/consultarlai' }],
    numericParams: ['idManifestacao'],
    hidden: true,
    comPartes: ['campo-anexos'],
    page: () => import('./interpor/recurso-criar-page.tsx'),
  },
  {
    name: 'RecursoTratar',
    path: '/manifestacao/recurso/tratar',
    acesso: servidores,
    banner: { title: 'Tratar Recursos' },
    page: () => import('./lista/tratar-recursos-page.tsx'),
  },
  {
    name: 'ManifestacaoQualificar',
    path: '/manifestacao/qualificar',
    acesso: comLogin,
    banner: { title: 'Qualificar Resposta de Recurso' },
    page: () => import('./qualificar/qualificar-page.tsx'),
  },
  {
    name: 'AnaliseAdmissibilidadeCriar',
    path: '/manifestacao/analise-admissibilidade/criar',
    acesso: servidores,
    banner: { title: 'Análise de Admissibilidade' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comAtos: true,
    page: () => import('./lista/analise-admissibilidade-page.tsx'),
  },
];

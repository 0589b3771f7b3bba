import { comLogin, servidores } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const recursoScreens: readonly Screen[] = [
  {
    name: 'RecursoCriar',
    path: '/manifestacao/recurso/criar/:idManifestacao',
    acesso: comLogin,
    banner: { title: 'Interpor Recurso' },
    breadcrumb: [{ name: 'Meus Pedidos e Recursos', location: '/manifestacao/consultarlai' }],
    numericParams: ['idManifestacao'],
    hidden: true,
    page: emPreparacao,
  },
  {
    name: 'RecursoTratar',
    path: '/manifestacao/recurso/tratar',
    acesso: servidores,
    banner: { title: 'Tratar Recursos' },
    page: emPreparacao,
  },
  {
    name: 'RecursoResponder',
    path: '/recurso/responder/:idRecurso',
    acesso: servidores,
    banner: { title: 'Responder Recurso' },
    breadcrumb: [{ name: 'Tratar Recursos', location: '/manifestacao/recurso/tratar' }],
    numericParams: ['idRecurso'],
    hidden: true,
    page: emPreparacao,
  },
  {
    name: 'ManifestacaoQualificar',
    path: '/manifestacao/qualificar',
    acesso: comLogin,
    banner: { title: 'Qualificar Resposta de Recurso' },
    page: emPreparacao,
  },
];

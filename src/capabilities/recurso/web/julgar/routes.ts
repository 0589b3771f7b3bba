import { servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

/** An appeal beside its request. */
export const responderRecursoScreens: readonly Screen[] = [
  {
    name: 'RecursoResponder',
    path: '/recurso/responder/:idRecurso',
    acesso: servidores,
    banner: { title: 'Responder Recurso' },
    breadcrumb: [{ name: 'Tratar Recursos', location: '/manifestacao/recurso/tratar' }],
    numericParams: ['idRecurso'],
    hidden: true,
    comPartes: [
      'campo-anexos',
      'dados-de-terceiros',
      'complementacoes-do-caso',
      'relato-do-caso',
      'respostas-do-caso',
      'ver-arquivo',
    ],
    page: () => import('./responder-recurso-page.tsx'),
  },
];

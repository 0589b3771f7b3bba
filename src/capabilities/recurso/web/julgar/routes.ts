import { servidores } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

/** An appeal beside its request: two capabilities, and the field for files of a third. */
export const responderRecursoScreens: readonly Screen[] = [
  {
    name: 'RecursoResponder',
    path: '/recurso/responder/:idRecurso',
    acesso: servidores,
    banner: { title: 'Responder Recurso' },
    breadcrumb: [{ name: 'Tratar Recursos', location: '/manifestacao/recurso/tratar' }],
    numericParams: ['idRecurso'],
    hidden: true,
    page: () => import('./responder-recurso-page.tsx'),
  },
];

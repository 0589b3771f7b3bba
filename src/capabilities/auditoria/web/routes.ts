import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const auditoriaScreens: readonly Screen[] = [
  {
    name: 'AuditoriaConsultar',
    path: '/configuracoes/auditoria',
    acesso: permitido('auditoria.ver'),
    banner: { title: 'Auditoria' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: () => import('./auditoria-page.tsx'),
  },
];

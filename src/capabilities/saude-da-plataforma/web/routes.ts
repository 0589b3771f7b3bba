import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const saudeDaPlataformaScreens: readonly Screen[] = [
  {
    name: 'SaudeDaPlataforma',
    path: '/configuracoes/saude-da-plataforma',
    acesso: permitido('plataforma.saude'),
    banner: { title: 'Saúde da plataforma' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    // Of the gestores only those of an authority that watches: the site map would lead the others to a refusal.
    hidden: true,
    page: () => import('./saude-da-plataforma-page.tsx'),
  },
];

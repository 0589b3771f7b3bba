import { aberto, apenasAdministrador } from '#kernel/acesso.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const assistenteScreens: readonly Screen[] = [
  {
    name: 'Assistente',
    path: '/assistente',
    acesso: aberto,
    banner: { title: 'Assistente' },
    page: () => import('./assistente-page.tsx'),
  },
  {
    name: 'AssistenteSemResposta',
    path: '/assistente/sem-resposta',
    acesso: apenasAdministrador,
    banner: { title: 'Perguntas sem resposta' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: () => import('./sem-resposta-page.tsx'),
  },
];

import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const respostaScreens: readonly Screen[] = [
  {
    name: 'ModelosDeResposta',
    path: '/manifestacao/modelos-de-resposta',
    acesso: permitido('manifestacao.tratar'),
    banner: { title: 'Modelos de Resposta' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comPartes: ['campo-orgao'],
    page: () => import('./modelos/modelos-page.tsx'),
  },
];

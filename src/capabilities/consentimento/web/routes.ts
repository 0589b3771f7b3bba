import { aberto } from '#kernel/acesso.ts';
import type { Screen } from '#web/screen.ts';

export const consentimentoScreens: readonly Screen[] = [
  {
    name: 'ManifestacaoAvaliarConsentimento',
    path: '/manifestacao/consentimento/:idManifestacao',
    acesso: aberto,
    banner: { title: 'Consentimento' },
    numericParams: ['idManifestacao'],
    hidden: true,
    page: () => import('./consentimento-page.tsx'),
  },
];

import { aberto } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

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
  {
    name: 'ManifestacaoPedirConsentimento',
    path: '/manifestacao/pedir-consentimento',
    acesso: permitido('consentimento.pedir'),
    banner: { title: 'Pedir Consentimento' },
    breadcrumb: [{ name: 'Tratar Manifestações', location: '/manifestacao/tratar' }],
    comPartes: ['campo-orgao', 'relato-do-caso'],
    page: () => import('./pedir-consentimento-page.tsx'),
  },
];

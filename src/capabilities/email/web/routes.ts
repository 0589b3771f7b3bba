import { aberto, comLogin } from '#kernel/acesso.ts';
import { permitido } from '#kernel/permissoes.ts';
import type { Screen } from '#shell/navegacao/screen.ts';

export const emailScreens: readonly Screen[] = [
  {
    name: 'Email',
    path: '/email',
    acesso: comLogin,
    banner: { title: 'Gerenciar E-mails' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: () => import('./email-page.tsx'),
  },
  {
    name: 'EmailDetalhar',
    path: '/email/detalhar/:idEmail',
    acesso: comLogin,
    banner: { title: 'Detalhar e-mail' },
    breadcrumb: [
      { name: 'Configurações', location: '/configuracoes' },
      { name: 'Gerenciar E-mails', location: '/email' },
    ],
    numericParams: ['idEmail'],
    hidden: true,
    page: () => import('./mensagens/detalhar-email-page.tsx'),
  },
  {
    name: 'EmailCadastrar',
    path: '/email/cadastrar',
    acesso: permitido('email.administrar'),
    banner: { title: 'Cadastrar e-mail' },
    breadcrumb: [
      { name: 'Configurações', location: '/configuracoes' },
      { name: 'Gerenciar E-mails', location: '/email' },
    ],
    comPartes: ['campo-orgao'],
    page: () => import('./modelos/cadastrar-email-page.tsx'),
  },
  {
    name: 'CaixaDeSaida',
    path: '/caixa-de-saida',
    acesso: aberto,
    banner: { title: 'Caixa de Saída' },
    hidden: true,
    page: () => import('./mensagens/caixa-de-saida-page.tsx'),
  },
];

import { aberto, apenasAdministrador, comLogin } from '#kernel/acesso.ts';
import { emPreparacao } from '#web/em-preparacao.ts';
import type { Screen } from '#web/screen.ts';

export const emailScreens: readonly Screen[] = [
  {
    name: 'Email',
    path: '/email',
    acesso: comLogin,
    banner: { title: 'Gerenciar E-mails' },
    breadcrumb: [{ name: 'Configurações', location: '/configuracoes' }],
    page: emPreparacao,
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
    page: emPreparacao,
  },
  {
    name: 'EmailCadastrar',
    path: '/email/cadastrar',
    acesso: apenasAdministrador,
    banner: { title: 'Cadastrar e-mail' },
    breadcrumb: [
      { name: 'Configurações', location: '/configuracoes' },
      { name: 'Gerenciar E-mails', location: '/email' },
    ],
    page: emPreparacao,
  },
  {
    name: 'CaixaDeSaida',
    path: '/caixa-de-saida',
    acesso: aberto,
    banner: { title: 'Caixa de Saída' },
    hidden: true,
    page: () => import('./caixa-de-saida-page.tsx'),
  },
];

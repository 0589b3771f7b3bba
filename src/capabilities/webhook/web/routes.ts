import { permitido } from '#kernel/permissoes.ts';
import type { Crumb, Screen } from '#shell/navegacao/screen.ts';

const administrar = permitido('webhook.administrar');
const configuracoes: Crumb = { name: 'Configurações', location: '/configuracoes' };
const webhooks: Crumb = { name: 'Webhooks', location: '/configuracoes/webhooks' };

export const webhookScreens: readonly Screen[] = [
  {
    name: 'Webhooks',
    path: '/configuracoes/webhooks',
    acesso: administrar,
    banner: { title: 'Webhooks' },
    breadcrumb: [configuracoes],
    page: () => import('./webhooks-page.tsx'),
  },
  {
    name: 'WebhookCadastrar',
    path: '/configuracoes/webhooks/cadastrar',
    acesso: administrar,
    banner: { title: 'Cadastrar webhook' },
    breadcrumb: [configuracoes, webhooks],
    comPartes: ['campo-orgao'],
    page: () => import('./cadastrar-webhook-page.tsx'),
  },
  {
    name: 'WebhookDetalhar',
    path: '/configuracoes/webhooks/:idWebhook',
    acesso: administrar,
    banner: { title: 'Webhook' },
    breadcrumb: [configuracoes, webhooks],
    numericParams: ['idWebhook'],
    hidden: true,
    page: () => import('./webhook-page.tsx'),
  },
];

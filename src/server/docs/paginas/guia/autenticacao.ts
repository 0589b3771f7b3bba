import { html, type Markup } from '../../../sign-on/pages/html.ts';
import type { ProgramaDeDemonstracao } from '../console.ts';
import { codigo } from './codigo.ts';

export const autenticacao = (
  origem: string,
  demonstracao: ProgramaDeDemonstracao | null,
): Markup => html`<h2 id="autenticacao">Autenticação</h2>
  <p>O administrador da plataforma cadastra o sistema do órgão e entrega o número do cliente e o segredo, que aparece uma
    única vez. Com eles se pede um token, que vale por um dia:</p>
  ${codigo(
    'Pedir o token',
    `curl -X POST '${origem}/oauth/token' \\
  --data 'grant_type=client_credentials' \\
  --data 'client_id=1001' \\
  --data-urlencode 'client_secret=SEU_SEGREDO'`,
  )}
  ${codigo('Resposta', '{ "access_token": "…", "token_type": "bearer", "expires_in": 86400 }')}
  <p>Clientes que já usam <code>grant_type=password</code>, com <code>username</code> e <code>password</code>, continuam
    funcionando. Nos programas novos prefira <code>client_credentials</code>.</p>
  ${
    demonstracao &&
    html`<p>Nesta demonstração há estes sistemas, cada um com a sua conta para <code>grant_type=password</code>. O segredo e a senha de todos
    são a senha das contas de demonstração, que a página de entrada mostra.</p>
  <ul>${demonstracao.sistemas.map(
    ({ cliente, conta, nome }) =>
      html`<li><code>${cliente}</code>, conta <code>${conta}</code>: ${nome}</li>`,
  )}</ul>`
  }
  <p>Envie o token em cada chamada, no cabeçalho <code>Authorization: Bearer</code>. Quando a resposta for 401, peça outro
    token e repita a chamada uma vez.</p>
  <p>O que um sistema pode fazer depende do perfil dele: <strong>respondente</strong> registra e trata,
    <strong>atendente</strong> registra e lê o que registrou, <strong>observador</strong> só lê. As regras são as mesmas
    das telas, e cada leitura fica no histórico da manifestação.</p>`;

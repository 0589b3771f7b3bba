import { z } from 'zod';
import { invalid } from '#kernel/errors.ts';

/** RFC 6749, 4.3 and 4.4; the client may also use the Authorization header (2.3.1). */
export const pedidoDeToken = z.object({
  grant_type: z.string('Envie password ou client_credentials.').max(100),
  client_id: z.string().trim().max(20).optional(),
  client_secret: z.string().max(500).optional(),
  username: z.string().trim().max(200).optional(),
  password: z.string().max(500).optional(),
  scope: z.string().max(500).optional(),
});
export type PedidoDeToken = z.output<typeof pedidoDeToken>;

export const tokenDado = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  expires_in: z.int(),
  /** Only where the request named some: who asks as before is answered as before. */
  scope: z.string().optional(),
});

/** Refusals whose `error` does not follow from the status. */
export class RecusaDoToken extends Error {
  override readonly name = 'RecusaDoToken';
  readonly error: 'unsupported_grant_type' | 'unauthorized_client' | 'invalid_grant' | 'invalid_scope';
  constructor(error: RecusaDoToken['error'], message: string) {
    super(message);
    this.error = error;
  }
}

export const tipoNaoAceito = () =>
  new RecusaDoToken('unsupported_grant_type', 'grant_type deve ser password ou client_credentials.');

/** The same for an unknown login, a wrong password and an account that may not use the integration. */
export const pessoaInvalida = () =>
  new RecusaDoToken(
    'invalid_grant',
    'username ou password não confere, ou a conta não é de integração deste órgão.',
  );

/** RFC 6749, 5.2, and told only to who brought the right secret: the wait for a gestor looked like a wrong one. */
export const sistemaSemPerfil = () =>
  new RecusaDoToken(
    'unauthorized_client',
    'O segredo confere, mas este sistema não tem perfil em vigor: um gestor do órgão ainda precisa confirmá-lo em Usuários, Perfis a confirmar, ou o perfil dele acabou.',
  );

/** RFC 6749, 5.2: a scope that does not exist, or that this client was not given. */
export const escopoRecusado = (quais: readonly string[], dados: readonly string[]) =>
  new RecusaDoToken(
    'invalid_scope',
    `scope: este sistema não tem ${quais.join(' ')}. Ele pode pedir: ${dados.join(' ')}.`,
  );

export const faltaNoPedido = (campo: string) => invalid('integracao.token-incompleto', `Informe ${campo}.`);

/** `Basic base64(id:secret)`; null for anything else. */
export const readBasic = (cabecalho: string | undefined): { id: string; secret: string } | null => {
  const [, codigo = ''] = /^basic +([\w+/=-]+)$/i.exec(cabecalho?.trim() ?? '') ?? [];
  const texto = Buffer.from(codigo, 'base64').toString('utf8');
  const separador = texto.indexOf(':');
  return separador > 0 ? { id: texto.slice(0, separador), secret: texto.slice(separador + 1) } : null;
};

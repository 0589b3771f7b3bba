import { createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const { privateKey: foreignKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const sign = (claims: object, isForged: boolean): string => {
  const input = `${part({ alg: 'RS256', kid: 'k1' })}.${part(claims)}`;
  const signature = createSign('RSA-SHA256')
    .update(input)
    .sign(isForged ? foreignKey : privateKey);
  return `${input}.${signature.toString('base64url')}`;
};

export const now = (): number => Math.floor(Date.now() / 1000);

/** How the next sign-on behaves; tests change one thing at a time. */
export interface Behaviour {
  claims: Record<string, unknown>;
  isForged: boolean;
  tokenError: { status: number; body: string } | null;
  userinfo: Record<string, unknown>;
  companies: { status: number; body: string };
  hasEndSession: boolean;
}

export const ordinary = (): Behaviour => ({
  claims: {
    sub: '52998224725',
    aud: 'cliente',
    nonce: 'nonce-1',
    iat: now(),
    exp: now() + 60,
    name: 'Maria Aparecida Souza',
    email: 'maria@exemplo.com.br',
    email_verified: 'false',
    reliability_info: { level: 'silver', reliabilities: [] },
  },
  isForged: false,
  tokenError: null,
  userinfo: {},
  companies: { status: 200, body: '[]' },
  hasEndSession: true,
});

export interface OutsideProvider {
  readonly issuer: string;
  readonly requests: { path: string; authorization: string | undefined; body: string }[];
  behaviour: Behaviour;
  close(): Promise<void>;
}

/** A provider on a real port that plays the national sign-on, correctly or not. */
export const startOutsideProvider = async (): Promise<OutsideProvider> => {
  const requests: OutsideProvider['requests'] = [];
  const state = { behaviour: ordinary() };
  let issuer = '';

  const pages: Record<string, () => readonly [status: number, body: string]> = {
    '/.well-known/openid-configuration': () => [
      200,
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwk`,
        userinfo_endpoint: `${issuer}/userinfo`,
        ...(state.behaviour.hasEndSession && { end_session_endpoint: `${issuer}/sair` }),
      }),
    ],
    '/jwk': () => [
      200,
      JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256' }] }),
    ],
    '/token': () => {
      const { tokenError, claims, isForged } = state.behaviour;
      if (tokenError) return [tokenError.status, tokenError.body];
      const id_token = sign({ iss: issuer, ...claims }, isForged);
      return [
        200,
        JSON.stringify({ access_token: 'acesso-1', token_type: 'Bearer', expires_in: 600, id_token }),
      ];
    },
    '/userinfo': () => [200, JSON.stringify(state.behaviour.userinfo)],
    '/api/empresas/v2/empresas': () => [state.behaviour.companies.status, state.behaviour.companies.body],
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '', issuer);
    requests.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      body: await text(request),
    });
    const [status, body] = pages[pathname]?.() ?? [404, '{}'];
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    issuer,
    requests,
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  });
};

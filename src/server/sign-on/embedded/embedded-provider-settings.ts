import type { EventEmitter } from 'node:events';
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Platform } from '../../platform.ts';
import { errorPage } from '../pages/error-page.ts';
import { CALLBACK_PATH, COMPANIES_SCOPE, SCOPES } from '../sign-on.ts';
import { CLAIMS, findAccount } from './embedded-provider-account.ts';
import { createAdapter } from './embedded-provider-adapter.ts';
import { loadSigningKey } from './embedded-provider-key.ts';
import { CLIENT_ID, clientSecretOf, ISSUER, MOUNT, PATHS } from './embedded-provider-names.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Consent belongs to the real national sign-on; here whatever the platform asks is granted. */
const grantWhatIsAsked = async (ctx: KoaContextWithOIDC) => {
  const { session, client, provider, requestParamOIDCScopes } = ctx.oidc;
  const accountId = session?.accountId;
  if (!client || !accountId) return undefined;
  const existing = session.grantIdFor(client.clientId);
  const found = existing ? await provider.Grant.find(existing) : undefined;
  const grant =
    found?.accountId === accountId ? found : new provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope([...requestParamOIDCScopes].join(' '));
  await grant.save();
  return grant;
};

const policyWithoutConsent = () => {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
};

const renderError: Configuration['renderError'] = (ctx, _out, error) => {
  ctx.type = 'html';
  ctx.set('cache-control', 'no-store');
  ctx.body = errorPage(error);
};

const settings = async (platform: Platform): Promise<Configuration> => ({
  adapter: createAdapter(platform.db),
  clients: [
    {
      client_id: CLIENT_ID,
      client_secret: clientSecretOf(platform),
      redirect_uris: [`http://escuta.invalid${CALLBACK_PATH}`],
      response_types: ['code'],
      response_modes: ['query'],
      grant_types: ['authorization_code'],
      token_endpoint_auth_method: 'client_secret_basic',
    },
  ],
  jwks: { keys: [await loadSigningKey(platform)] },
  cookies: {
    keys: [platform.config.keyFor('sign-on-embutido/cookies').toString('base64url')],
    names: { session: 'sso_sessao', interaction: 'sso_interacao', resume: 'sso_retomada' },
    long: { httpOnly: true, sameSite: 'lax', signed: true, path: MOUNT },
    short: { httpOnly: true, sameSite: 'lax', signed: true },
  },
  scopes: [...SCOPES, COMPANIES_SCOPE],
  claims: CLAIMS,
  conformIdTokenClaims: false,
  responseTypes: ['code'],
  clientAuthMethods: ['client_secret_basic'],
  pkce: { required: () => true },
  routes: {
    authorization: PATHS.authorize,
    token: PATHS.token,
    userinfo: PATHS.userinfo,
    jwks: PATHS.jwk,
  },
  features: {
    devInteractions: { enabled: false },
    // Its logout page needs an inline script and a click; embedded-logout.ts works like the
    // national sign-on instead.
    rpInitiatedLogout: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: { enabled: false },
    dPoP: { enabled: false },
  },
  ttl: {
    AuthorizationCode: MINUTE,
    IdToken: MINUTE,
    AccessToken: HOUR,
    Interaction: HOUR,
    Session: 12 * HOUR,
    Grant: 12 * HOUR,
  },
  interactions: { policy: policyWithoutConsent(), url: (_ctx, { uid }) => `${MOUNT}/interacao/${uid}` },
  clientBasedCORS: () => false,
  findAccount: (_ctx, cpf) => findAccount(platform.db, cpf),
  loadExistingGrant: grantWhatIsAsked,
  renderError,
});

/**
 * People reach this machine by any of its names, so the one redirect allowed is our callback at the
 * request's Host.
 */
const allowOnlyOwnCallback = (provider: Provider): void => {
  provider.Client.prototype.redirectUriAllowed = (uri: string): boolean => {
    const { ctx } = Provider;
    const origin = ctx && `${ctx.protocol}://${ctx.host}`;
    return URL.canParse(CALLBACK_PATH, origin) && uri === new URL(CALLBACK_PATH, origin).href;
  };
};

/** The manual makes state and nonce mandatory; the library leaves them to the client. */
const requireStateAndNonce = (provider: Provider): void => {
  provider.use(async (ctx, next) => {
    const isIncomplete = ctx.path === PATHS.authorize && !(ctx.query.state && ctx.query.nonce);
    if (!isIncomplete) await next();
    if (!isIncomplete && (ctx.status !== 404 || ctx.body)) return;
    ctx.status = isIncomplete ? 400 : 404;
    ctx.type = 'html';
    ctx.body = errorPage();
  });
};

export const createProvider = async (platform: Platform): Promise<Provider> => {
  const provider = new Provider(ISSUER, await settings(platform));
  // Fastify has already determined host and protocol, and rewrites these headers with the result.
  provider.proxy = true;
  allowOnlyOwnCallback(provider);
  requireStateAndNonce(provider);
  const report = (error: Error) =>
    platform.log.error({ pilha: error.stack }, 'falha no provedor de entrada embutido');
  provider.on('server_error', (_ctx, error) => report(error));
  // A Koa event that the library's types leave out.
  (provider as EventEmitter).on('error', report);
  return provider;
};

import type { FastifyInstance, FastifyPluginAsync, InjectOptions } from 'fastify';
import type Provider from 'oidc-provider';
import type { ServerMetadata } from 'openid-client';
import type { Platform } from '../../platform.ts';
import { registerAssets } from './embedded-assets.ts';
import { registerCompanies } from './embedded-companies.ts';
import type { EmbeddedContext } from './embedded-context.ts';
import { registerPages } from './embedded-pages.ts';
import { registerProtocol } from './embedded-protocol.ts';
import { CLIENT_ID, clientSecretOf, ISSUER, MOUNT, PATHS } from './embedded-provider-names.ts';

/** The part of `fetch` that the client uses. */
type Fetch = (
  url: string,
  init: { method?: string; headers?: Record<string, string>; body?: unknown },
) => Promise<Response>;

export interface EmbeddedProvider {
  /** To be registered once on the application, without a prefix. */
  readonly plugin: FastifyPluginAsync;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiUrl: string;
  /** Addresses for the server's own calls; those for the browser are moved to its origin. */
  readonly metadata: ServerMetadata;
  readonly fetch: Fetch;
}

const metadata: ServerMetadata = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}${PATHS.authorize}`,
  token_endpoint: `${ISSUER}${PATHS.token}`,
  userinfo_endpoint: `${ISSUER}${PATHS.userinfo}`,
  jwks_uri: `${ISSUER}${PATHS.jwk}`,
  end_session_endpoint: `${ISSUER}/logout`,
  authorization_response_iss_parameter_supported: true,
  id_token_signing_alg_values_supported: ['RS256'],
};

/** One provider for the life of the process; if creating it fails, the next request tries again. */
const once = (make: () => Promise<Provider>): (() => Promise<Provider>) => {
  let made: Promise<Provider> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
};

/** Calls the provider inside this process, whatever port, address or name we listen on. */
const inProcessFetch =
  (mounted: () => FastifyInstance): Fetch =>
  async (url, { method = 'GET', headers, body }) => {
    const { pathname, search } = new URL(url);
    const answer = await mounted().inject({
      method: method as InjectOptions['method'] & string,
      url: `${pathname}${search}`,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body !== undefined && body !== null && { payload: String(body) }),
    });
    const received = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) received.set(name, String(value));
    }
    return new Response(answer.body, { status: answer.statusCode, headers: received });
  };

/** The stand-in for the national sign-on, in every installation that is not production. */
export const createEmbeddedProvider = ({ platform }: { platform: Platform }): EmbeddedProvider => {
  if (platform.config.isProducao) {
    throw new Error('O provedor de entrada embutido não pode ser usado em produção; informe OIDC_ISSUER.');
  }
  let app: FastifyInstance | undefined;
  // The library is read when somebody first signs on: production, which has the real provider, never does.
  const make = async () => (await import('./embedded-provider-settings.ts')).createProvider(platform);
  const context: EmbeddedContext = { platform, provider: once(make) };
  return {
    plugin: async (instance) => {
      app = instance;
      await instance.register(
        async (scope) => {
          registerAssets(scope);
          registerCompanies(scope, context);
          await registerPages(scope, context);
          await registerProtocol(scope, context);
        },
        { prefix: MOUNT },
      );
    },
    clientId: CLIENT_ID,
    clientSecret: clientSecretOf(platform),
    apiUrl: `${ISSUER}/api`,
    metadata,
    fetch: inProcessFetch(() => {
      if (!app) throw new Error('The embedded provider was not registered on the application.');
      return app;
    }),
  };
};

import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
} from 'openid-client';
import { z } from 'zod';
import { desmascararCnpj } from '#kernel/numeros/documento.ts';
import type { Platform } from '../platform.ts';
import type { EmbeddedProvider } from './embedded/embedded-provider.ts';
import { type DadosGovbr, readClaims } from './govbr-claims.ts';
import { logFailure, toSignOnError } from './govbr-failures.ts';
import { embeddedProvider, externalProvider, type GovbrProvider } from './govbr-provider.ts';
import { CALLBACK_PATH, COMPANIES_PATH, COMPANIES_SCOPE, type EmpresaGovbr, SCOPES } from './sign-on.ts';

interface AuthorizationRequest {
  /** The origin the browser sees (`browserOrigin`). */
  readonly origin: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  /** A sign-on for a company also asks to see the person's companies. */
  readonly empresa: boolean;
}

interface CodeReturned {
  /** The whole address that the browser came back to, on the origin where the sign-on began. */
  readonly callbackUrl: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

interface TokensGovbr {
  readonly accessToken: string;
  readonly idToken: string;
  readonly expiresAt: Date;
}

/** Who signed in, and the tokens to keep on the server. */
export interface PessoaGovbr extends DadosGovbr {
  readonly tokens: TokensGovbr;
}

export interface GovbrClient {
  authorizationUrl(request: AuthorizationRequest): Promise<string>;
  exchange(returned: CodeReturned): Promise<PessoaGovbr>;
  companies(accessToken: string, cpf: string): Promise<EmpresaGovbr[]>;
  /**
   * Never fails. It leaves out the id token: that names the person, and addresses end up in
   * histories and logs.
   */
  logoutUrl(request: { readonly origin: string; readonly returnTo: string }): Promise<string>;
}

const DEFAULT_LIFETIME_SECONDS = 3600;

const companiesSchema = z.array(
  z.object({
    cnpj: z.string().transform(desmascararCnpj).pipe(z.string().min(1)),
    razaoSocial: z.string(),
    dataCriacao: z.string(),
  }),
);

const providerOf = ({ config }: Platform, embedded: EmbeddedProvider | undefined): GovbrProvider => {
  if (config.oidc) return externalProvider(config.oidc, config.isProducao);
  if (embedded) return embeddedProvider(embedded);
  throw new Error('Without OIDC_ISSUER the sign-on needs the embedded provider.');
};

interface Options {
  readonly platform: Platform;
  readonly embedded?: EmbeddedProvider | undefined;
}

/** The platform's client of the national sign-on; every failure is a SignOnError. */
export const createGovbrClient = ({ platform, embedded }: Options): GovbrClient => {
  const { log, clock } = platform;
  const provider = providerOf(platform, embedded);

  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw toSignOnError(error, log);
    }
  };

  const authorizationUrl = (request: AuthorizationRequest): Promise<string> =>
    guarded(async () => {
      const url = buildAuthorizationUrl(await provider.configuration(), {
        redirect_uri: new URL(CALLBACK_PATH, request.origin).href,
        scope: [...SCOPES, ...(request.empresa ? [COMPANIES_SCOPE] : [])].join(' '),
        state: request.state,
        nonce: request.nonce,
        code_challenge: await calculatePKCECodeChallenge(request.codeVerifier),
        code_challenge_method: 'S256',
      });
      return provider.browserUrl(url, request.origin).href;
    });

  const exchange = (returned: CodeReturned): Promise<PessoaGovbr> =>
    guarded(async () => {
      const url = new URL(returned.callbackUrl);
      if (url.searchParams.get('state') !== returned.state) throw logFailure(log, 'estado-invalido', 'state');
      if (!url.searchParams.has('error') && !url.searchParams.get('code')) {
        throw logFailure(log, 'codigo-invalido', 'code');
      }
      const configuration = await provider.configuration();
      const granted = await authorizationCodeGrant(configuration, url, {
        expectedState: returned.state,
        expectedNonce: returned.nonce,
        pkceCodeVerifier: returned.codeVerifier,
        idTokenExpected: true,
      });
      const claims = granted.claims();
      if (!claims || !granted.id_token) throw logFailure(log, 'token-invalido', 'id_token');
      // Some providers give name and e-mail only in the userinfo call; what the signed token says
      // takes precedence.
      const hasPerson = typeof claims.name === 'string' && typeof claims.email === 'string';
      const more = hasPerson ? {} : await fetchUserInfo(configuration, granted.access_token, claims.sub);
      const pessoa = readClaims({ ...more, ...claims });
      if (!pessoa) throw logFailure(log, 'token-invalido', 'claims');
      const lifetime = granted.expires_in ?? DEFAULT_LIFETIME_SECONDS;
      return {
        ...pessoa,
        tokens: {
          accessToken: granted.access_token,
          idToken: granted.id_token,
          expiresAt: new Date(clock.now().getTime() + lifetime * 1000),
        },
      };
    });

  const companies = async (accessToken: string, cpf: string): Promise<EmpresaGovbr[]> => {
    const url = `${provider.apiUrl}${COMPANIES_PATH}?filtrar-por-participante=${encodeURIComponent(cpf)}`;
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    const answer = await provider.get(url, headers).catch(() => undefined);
    // Signed on without a company, or access has ended: trying again later would not help.
    if (answer?.status === 401 || answer?.status === 403)
      throw logFailure(log, 'empresas-nao-permitidas', String(answer.status));
    if (!answer?.ok) throw logFailure(log, 'empresas-indisponiveis', String(answer?.status ?? 'rede'));
    const parsed = companiesSchema.safeParse(await answer.json().catch(() => undefined));
    if (!parsed.success) throw logFailure(log, 'empresas-indisponiveis', 'resposta');
    return parsed.data;
  };

  const endSessionUrl = async (returnTo: string): Promise<URL> => {
    const parameters = { post_logout_redirect_uri: returnTo };
    // The manual's logout address is fixed and not in every discovery document. Leaving must work
    // even while the provider is down.
    const fallback = new URL(
      `${provider.issuer.replace(/\/+$/, '')}/logout?${new URLSearchParams(parameters)}`,
    );
    try {
      const configuration = await provider.configuration();
      const isPublished = configuration.serverMetadata().end_session_endpoint !== undefined;
      return isPublished ? buildEndSessionUrl(configuration, parameters) : fallback;
    } catch (error) {
      toSignOnError(error, log);
      return fallback;
    }
  };

  const logoutUrl: GovbrClient['logoutUrl'] = async ({ origin, returnTo }) =>
    provider.browserUrl(await endSessionUrl(new URL(returnTo, origin).href), origin).href;

  return { authorizationUrl, exchange, companies, logoutUrl };
};

import { setTimeout as delay } from 'node:timers/promises';
import {
  allowInsecureRequests,
  ClientError,
  ClientSecretBasic,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Config } from '../config.ts';
import type { EmbeddedProvider } from './embedded/embedded-provider.ts';

/** The longest that anybody waits for one call to the national sign-on. */
const TIMEOUT_SECONDS = 5;
const RETRY_AFTER_MS = 250;

/** A provider ready to be called, embedded or outside. */
export interface GovbrProvider {
  readonly configuration: () => Promise<Configuration>;
  readonly issuer: string;
  readonly apiUrl: string;
  readonly get: (url: string, headers: Record<string, string>) => Promise<Response>;
  /** Moves an address of the provider's pages to where the browser must open it. */
  readonly browserUrl: (url: URL, origin: string) => URL;
}

export const embeddedProvider = (embedded: EmbeddedProvider): GovbrProvider => {
  const { metadata, clientId, clientSecret, apiUrl, fetch } = embedded;
  const configuration = new Configuration(metadata, clientId, {}, ClientSecretBasic(clientSecret));
  configuration[customFetch] = fetch;
  configuration.timeout = TIMEOUT_SECONDS;
  allowInsecureRequests(configuration);
  enableNonRepudiationChecks(configuration);
  return {
    configuration: async () => configuration,
    issuer: metadata.issuer,
    apiUrl,
    get: (url, headers) => fetch(url, { headers }),
    browserUrl: (url, origin) => new URL(`${url.pathname}${url.search}`, origin),
  };
};

const hasTimedOut = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'OAUTH_TIMEOUT';

/** An immediate second try covers a short hiccup; after a timeout it would only double the wait. */
const withRetry = async <T>(attempt: () => Promise<T>): Promise<T> => {
  try {
    return await attempt();
  } catch (error) {
    if (hasTimedOut(error)) throw error;
    await delay(RETRY_AFTER_MS);
    return attempt();
  }
};

export const externalProvider = (
  oidc: NonNullable<Config['oidc']>,
  isProducao: boolean,
  timeout = TIMEOUT_SECONDS,
): GovbrProvider => {
  const discover = () =>
    discovery(new URL(oidc.issuer), oidc.clientId, {}, ClientSecretBasic(oidc.clientSecret), {
      timeout,
      // In production, codes and tokens never travel unencrypted.
      execute: isProducao
        ? [enableNonRepudiationChecks]
        : [allowInsecureRequests, enableNonRepudiationChecks],
    });
  let found: Promise<Configuration> | undefined;
  return {
    // Fetched at first use: the platform starts while the provider is down. Failures are not kept.
    configuration: () => {
      found ??= withRetry(discover).catch((error: unknown) => {
        found = undefined;
        throw error;
      });
      return found;
    },
    issuer: oidc.issuer,
    apiUrl: oidc.apiUrl.replace(/\/+$/, ''),
    // The person's token goes to the configured host alone.
    get: (url, headers) =>
      fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout * 1000) }),
    browserUrl: (url) => url,
  };
};

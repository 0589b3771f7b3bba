import type Provider from 'oidc-provider';
import type { Platform } from '../../platform.ts';

/** What the routes of the embedded provider share. */
export interface EmbeddedContext {
  readonly platform: Platform;
  /** Created at the first request, because its signing key may have to be generated. */
  readonly provider: () => Promise<Provider>;
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { MOUNT } from './embedded-provider-names.ts';

/** Ends the browser's session at the provider, and with it all its codes and tokens. */
export const endProviderSession = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const ctx = provider.createContext(request, response);
  const session = await provider.Session.get(ctx);
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await provider.AccessToken.revokeByGrantId(grantId);
    await provider.AuthorizationCode.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  ctx.cookies.set(provider.cookieName('session'), null, {
    path: MOUNT,
    httpOnly: true,
    sameSite: 'lax',
    signed: true,
  });
};

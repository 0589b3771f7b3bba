import { lazy, Suspense } from 'react';
import type { RouteName } from '#shell/navegacao/route-names.ts';
import { useUsuario } from '#shell/session/session.ts';
import { ProfileDialog } from './profile-dialog.tsx';

const SessionWarning = lazy(async () => ({
  default: (await import('./session-warning.tsx')).SessionWarning,
}));

/** Over every page of who is signed in; a visitor fetches none of it. */
export function JanelasDaSessao({ screenName }: { readonly screenName: RouteName | undefined }) {
  const isSignedIn = useUsuario() !== null;
  return (
    <>
      <Suspense fallback={null}>{isSignedIn && <SessionWarning screenName={screenName} />}</Suspense>
      <ProfileDialog />
    </>
  );
}

import { Suspense } from 'react';
import type { RouteName } from '#shell/navegacao/route-names.ts';
import { tardio } from '#shell/navegacao/tardio.ts';
import { useUsuario } from '#shell/session/session.ts';
import { ProfileDialog } from './profile-dialog.tsx';

const SessionWarning = tardio(async () => ({
  default: (await import('./session-warning.tsx')).SessionWarning,
}));

/** Dialogs over every page for people who are signed in; visitors do not load them. */
export function JanelasDaSessao({ screenName }: { readonly screenName: RouteName | undefined }) {
  const isSignedIn = useUsuario() !== null;
  return (
    <>
      <Suspense fallback={null}>{isSignedIn && <SessionWarning screenName={screenName} />}</Suspense>
      <ProfileDialog />
    </>
  );
}

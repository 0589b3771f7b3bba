import { lazy, Suspense } from 'react';
import { useUsuario } from '#web/session/session.ts';
import { perfilDialogStore } from '#web/shell.ts';
import { useStore } from '#web/store.ts';

const ProfileDialogForm = lazy(() => import('./profile-dialog-form.tsx'));

export function ProfileDialog() {
  const { open, redirect } = useStore(perfilDialogStore);
  const usuario = useUsuario();
  if (!open || !usuario) return null;
  return (
    <Suspense fallback={null}>
      <ProfileDialogForm usuario={usuario} redirect={redirect} />
    </Suspense>
  );
}

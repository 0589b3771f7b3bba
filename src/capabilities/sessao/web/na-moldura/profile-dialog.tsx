import { Suspense } from 'react';
import { perfilDialogStore } from '#shell/layout/shell-state.ts';
import { tardio } from '#shell/navegacao/tardio.ts';
import { useUsuario } from '#shell/session/session.ts';
import { useStore } from '#shell/store.ts';

const ProfileDialogForm = tardio(() => import('./profile-dialog-form.tsx'));

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

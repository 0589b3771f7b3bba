import { faUser } from '@fortawesome/free-solid-svg-icons/faUser.js';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useUsuario } from '#shell/session/session.ts';
import { Icon } from '#shell/ui/icon.tsx';

const AccountMenu = lazy(() => import('./account-menu.tsx'));

export function HeaderAccount() {
  const usuario = useUsuario();
  if (usuario)
    return (
      <Suspense fallback={<span className="sh-account-room" />}>
        <AccountMenu usuario={usuario} />
      </Suspense>
    );
  return (
    <Link className="br-sign-in primary sh-sign-in" to="/login">
      <Icon icon={faUser} />
      <span>
        Entrar <span className="sh-sign-in-long">com GOV.BR</span>
      </span>
    </Link>
  );
}

import { faUser } from '@fortawesome/free-solid-svg-icons/faUser.js';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { Icon } from '#shell/ui/icon.tsx';

export function HeaderAccount({ conta }: { readonly conta: ReactNode }) {
  if (conta) return <Suspense fallback={<span className="sh-account-room" />}>{conta}</Suspense>;
  return (
    <Link className="br-sign-in primary sh-sign-in" to="/login">
      <Icon icon={faUser} />
      <span>
        Entrar <span className="sh-sign-in-long">com GOV.BR</span>
      </span>
    </Link>
  );
}

import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { serverNow } from '#shell/api/server-clock.ts';
import type { RouteName } from '#shell/navegacao/route-names.ts';
import { tardio } from '#shell/navegacao/tardio.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import {
  forgetSession,
  isFimNoLimite,
  isLimiteAvisado,
  sessaoExpiraEm,
  setLimiteAvisado,
  setLimiteDaSessao,
  useUsuario,
} from '#shell/session/session.ts';
import { AVISO_ANTES } from '../../domain/sessao-prazos.ts';

const SessionWarningDialog = tardio(() => import('./session-warning-dialog.tsx'));
const SessionLimitDialog = tardio(() => import('./session-limit-dialog.tsx'));

const TICK_MS = 1000;
const LOGIN_SCREENS: readonly (RouteName | undefined)[] = ['LoginView', 'LoginRecoveryView'];

/** A missing cookie also means an ended session: somebody signed out in another tab. */
const timeLeft = (): number => (sessaoExpiraEm()?.getTime() ?? 0) - serverNow().getTime();

interface Warning {
  readonly msLeft: number;
  /** Set when the end cannot be moved: it is announced only once, as staying is not possible. */
  readonly limite: Date | null;
}

const dueWarning = (msLeft: number): Warning | null => {
  if (msLeft > AVISO_ANTES) return null;
  if (!isFimNoLimite()) return { msLeft, limite: null };
  return isLimiteAvisado() ? null : { msLeft, limite: sessaoExpiraEm() };
};

/** S9-02. Drafts are kept outside the session, so its end loses nothing that was typed. */
export function SessionWarning({ screenName }: { readonly screenName: RouteName | undefined }) {
  const signedIn = useUsuario() !== null && screenName !== 'LogoutView';
  const [warning, setWarning] = useState<Warning | null>(null);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const end = useEffectEvent(async () => {
    setWarning(null);
    forgetSession();
    const redirect = new URLSearchParams({ redirect: pathname + search });
    if (!LOGIN_SCREENS.includes(screenName)) await navigate(`/login?${redirect}`);
    // Shown only now, because a navigation clears earlier messages.
    showMessage({
      type: 'warning',
      title: 'Sua sessão terminou.',
      text: 'Entre de novo para continuar de onde parou. O rascunho do que você digitou está guardado.',
    });
  });
  useEffect(() => {
    if (!signedIn) return;
    const check = () => {
      const left = timeLeft();
      if (left <= 0) void end();
      else setWarning(dueWarning(left));
    };
    const timer = setInterval(check, TICK_MS);
    // Browsers slow down the timers of a tab in the background.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [signedIn]);
  if (!signedIn || warning === null) return null;
  const close = (remember: () => void) => {
    remember();
    setWarning(null);
  };
  return (
    <Suspense fallback={null}>
      {warning.limite ? (
        <SessionLimitDialog
          fim={warning.limite}
          msLeft={warning.msLeft}
          onClose={() => close(setLimiteAvisado)}
        />
      ) : (
        <SessionWarningDialog
          msLeft={warning.msLeft}
          onKept={(limite) => close(() => setLimiteDaSessao(limite))}
        />
      )}
    </Suspense>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useInstalacao } from '#shell/instalacao.ts';
import { openPerfilDialog } from '#shell/layout/shell-state.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import type { Usuario } from '#shell/session/session.ts';
import { type AfterLogin, afterLogin, destinationOf } from './after-login.ts';

interface ComoPessoa {
  /** A message to show on the page where the person lands. */
  readonly aviso: string | null;
}

/** Follows the steps after a login; one that needs an answer is returned for the screen to ask. */
export const useAfterLogin = (usuario: Usuario) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { legacyBaseUrl } = useInstalacao();
  const [comoPessoa, setComoPessoa] = useState<ComoPessoa | null>(null);
  const login = { usuario, query, legacyBaseUrl, isComoPessoa: comoPessoa !== null };
  const step = afterLogin(login);

  const tell = () => {
    if (comoPessoa?.aviso) showMessage({ type: 'info', text: comoPessoa.aviso });
  };
  const follow = async (next: AfterLogin): Promise<void> => {
    switch (next.type) {
      case 'redirect':
        await navigate(next.to, { replace: true });
        // A navigation clears the messages, so this one waits until it is over.
        return tell();
      case 'leave':
        return window.location.assign(next.href);
      case 'perfil':
        tell();
        return openPerfilDialog(next.redirect);
      default:
        return undefined;
    }
  };
  const followStep = useEffectEvent(() => void follow(step));
  const key = JSON.stringify(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the step; fresh user data alone repeats nothing
  useEffect(() => followStep(), [key]);

  return {
    step,
    seguirComoPessoa: (aviso: string | null) => setComoPessoa({ aviso }),
    /** The dialog was closed without a choice: goes on with the current profile. */
    seguirComPerfilAtual: () => follow(destinationOf(login)),
    escolherPerfil: () => follow(step),
  };
};

import { faComments } from '@fortawesome/free-solid-svg-icons/faComments.js';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { useAfterLoad } from '#shell/after-load.ts';
import { createReader } from '#shell/api/client.ts';
import { ocultarIcone, useIconeOculto } from '#shell/layout/icone-do-assistente.ts';
import { useServerData } from '#shell/layout/server-data.ts';
import type { RouteName } from '#shell/navegacao/route-names.ts';
import { showMessage } from '#shell/notifications/messages.ts';
import { idPerfilDe, useUsuario } from '#shell/session/session.ts';
import { Button } from '#shell/ui/button.tsx';

/** The interface item a profile must have to see the icon, and the size of the window (S2-32). */
const ITEM_CHAT = 171;
const WINDOW = 'popup,width=650,height=800';
const PAGE = '/assistente';
const HIDDEN_ON: readonly (RouteName | undefined)[] = ['LoginView', 'LoginRecoveryView', 'Assistente'];

const COMO_VOLTA = 'Para trazer o assistente de volta, use “Mostrar o assistente”, no rodapé.';

const api = createReader<typeof tabelaApoioContract>();
const loadItens = () => api('GET /item-interface-perfil', undefined, { quiet: true });

/** Smaller movements, as of a resting finger, do not count as reading. */
const PASSO_PX = 8;

/** True while somebody scrolls down to read. The end of the page has room for the button. */
const useReadingOn = (): boolean => {
  const [isReadingOn, setReadingOn] = useState(false);
  useEffect(() => {
    let before = window.scrollY;
    const onScroll = () => {
      const { scrollY, innerHeight } = window;
      if (Math.abs(scrollY - before) < PASSO_PX) return;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - PASSO_PX;
      setReadingOn(scrollY > before && !isAtEnd);
      before = scrollY;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isReadingOn;
};

/** Null if it is not loaded yet, or belongs to another origin. */
const pathOf = (janela: Window): string | null => {
  try {
    return janela.location.href === 'about:blank' ? null : janela.location.pathname;
  } catch {
    return null;
  }
};

/**
 * Finds the window by its name and brings it to the front. An empty address does not navigate, so
 * the conversation survives a reload of this page. Null if the browser blocks pop-ups.
 */
const bringWindow = (): Window | null => {
  const janela = window.open('', 'assistente', WINDOW);
  if (janela && pathOf(janela) !== `/web${PAGE}`) janela.location.replace(`/web${PAGE}`);
  janela?.focus();
  return janela;
};

export default function ChatIcon({ screenName }: { readonly screenName: RouteName | undefined }) {
  const usuario = useUsuario();
  const navigate = useNavigate();
  const itens = useServerData(useAfterLoad() ? ['item-interface-perfil'] : null, loadItens, usuario);
  const perfil = idPerfilDe(usuario);
  const isReadingOn = useReadingOn();
  const isAllowed = itens?.some((item) => item.idItemInterface === ITEM_CHAT && item.idPerfil === perfil);
  const isHidden = useIconeOculto();
  if (!isAllowed || isHidden || HIDDEN_ON.includes(screenName)) return null;
  const hide = () => {
    ocultarIcone();
    document.getElementById('conteudo')?.focus({ preventScroll: true });
    showMessage({ type: 'info', title: 'Ícone escondido neste aparelho.', text: COMO_VOLTA });
  };
  const open = () => {
    if (!bringWindow()) void navigate(PAGE);
  };
  return (
    <aside className={isReadingOn ? 'sh-chat sh-chat-aside' : 'sh-chat'} aria-label="Assistente">
      <Button
        variant="primary"
        size="large"
        icon={faComments}
        aria-label="Conversar com o assistente (abre em nova janela)"
        onClick={open}
      />
      <Button
        className="sh-chat-esconder"
        icon={faTimes}
        size="small"
        aria-label="Esconder o ícone do assistente"
        onClick={hide}
      />
    </aside>
  );
}

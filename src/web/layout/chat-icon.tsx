import { faComments } from '@fortawesome/free-solid-svg-icons/faComments.js';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { tabelaApoioContract } from '#capabilities/tabela-apoio/contract.ts';
import { useAfterLoad } from '#web/after-load.ts';
import { createApi } from '#web/api/client.ts';
import type { RouteName } from '#web/route-names.ts';
import { idPerfilDe, useUsuario } from '#web/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useServerData } from './server-data.ts';

/** Spec section 9: the interface item of the chat, and the size of its window. */
const ITEM_CHAT = 171;
const WINDOW = 'popup,width=650,height=800';
const PAGE = '/assistente';
const HIDDEN_ON: readonly (RouteName | undefined)[] = ['LoginView', 'LoginRecoveryView', 'Assistente'];

const api = createApi<typeof tabelaApoioContract>();
const loadItens = () => api('GET /item-interface-perfil', undefined, { quiet: true, errors: 'silent' });

/** Small movements of a finger at rest are no reading. */
const PASSO_PX = 8;

/** While one reads on downwards. The end of the page has room for the button. */
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

/** S2-32. */
export function ChatIcon({ screenName }: { readonly screenName: RouteName | undefined }) {
  const usuario = useUsuario();
  const navigate = useNavigate();
  const itens = useServerData(useAfterLoad() ? ['item-interface-perfil'] : null, loadItens, usuario);
  const perfil = idPerfilDe(usuario);
  const isReadingOn = useReadingOn();
  const janela = useRef<Window | null>(null);
  const isAllowed = itens?.some((item) => item.idItemInterface === ITEM_CHAT && item.idPerfil === perfil);
  if (!isAllowed || HIDDEN_ON.includes(screenName)) return null;
  const open = () => {
    // Opened again it would load anew, and lose the conversation.
    if (janela.current && !janela.current.closed) {
      janela.current.focus();
      return;
    }
    // A browser that blocks pop-ups gives nothing back: the assistant then opens here.
    janela.current = window.open(`/web${PAGE}`, 'assistente', WINDOW);
    if (!janela.current) void navigate(PAGE);
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
    </aside>
  );
}

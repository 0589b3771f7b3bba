import { lazy, type ReactNode, Suspense } from 'react';
import { JanelaDeConfirmacao } from '#capabilities/segundo-fator/web/na-moldura/janela-de-confirmacao.tsx';
import { JanelasDaSessao } from '#capabilities/sessao/web/na-moldura/janelas-da-sessao.tsx';
import { useMenus } from '#capabilities/sessao/web/na-moldura/use-menus.ts';
import { useAfterLoad } from '#shell/after-load.ts';
import type { Encaixes } from '#shell/layout/encaixes.ts';
import { Shell } from '#shell/layout/shell.tsx';
import type { Crumb, Screen } from '#shell/navegacao/screen.ts';
import { useUsuario } from '#shell/session/session.ts';

const AccountMenu = lazy(() => import('#capabilities/sessao/web/na-moldura/account-menu.tsx'));
const ChatIcon = lazy(() => import('#capabilities/assistente/web/chat-icon.tsx'));
const ComoAtivarLibras = lazy(() => import('#capabilities/ajuda/web/conteudo/como-ativar-libras.tsx'));
const Rodape = lazy(() => import('#capabilities/sessao/web/na-moldura/rodape.tsx'));
const SearchForm = lazy(() => import('#capabilities/ajuda/web/busca-do-cabecalho/search-form.tsx'));
const Sino = lazy(() => import('#capabilities/alerta/web/sino.tsx'));
const SinoDoCidadao = lazy(() => import('#capabilities/portal/web/novidades/sino-do-cidadao.tsx'));

/** Staff are told of their work, citizens of their own cases. Nothing depends on it: the bell is loaded after the page. */
function Alertas() {
  const usuario = useUsuario();
  const isLoaded = useAfterLoad();
  if (!usuario || usuario.pendencia) return null;
  const room = <span className="sh-sino-room" />;
  return isLoaded ? (
    <Suspense fallback={room}>{usuario.indPerfilUsuario ? <SinoDoCidadao /> : <Sino />}</Suspense>
  ) : (
    room
  );
}

/** What capabilities show around every screen. */
export function useEncaixes(screen: Screen | undefined): Encaixes {
  const menus = useMenus();
  const usuario = useUsuario();
  return {
    menus,
    conta: usuario && <AccountMenu usuario={usuario} />,
    busca: <SearchForm />,
    alertas: <Alertas />,
    ajudaLibras: <ComoAtivarLibras />,
    rodape: <Rodape />,
    assistente: <ChatIcon screenName={screen?.name} />,
    sessao: (
      <>
        <JanelasDaSessao screenName={screen?.name} />
        {usuario && <JanelaDeConfirmacao />}
      </>
    ),
  };
}

interface MolduraProps {
  /** The open screen; undefined for an unknown address. */
  readonly screen: Screen | undefined;
  readonly title: string | undefined;
  readonly crumbs: readonly Crumb[];
  readonly children: ReactNode;
}

/** The frame with everything that capabilities put into it. */
export function Moldura({ screen, title, crumbs, children }: MolduraProps) {
  return (
    <Shell screen={screen} title={title} crumbs={crumbs} encaixes={useEncaixes(screen)}>
      {children}
    </Shell>
  );
}

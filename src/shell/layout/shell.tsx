import { tardio } from '#shell/navegacao/tardio.ts';
import './shell.css';
import './print.css';
import { Fragment, type ReactNode, Suspense } from 'react';
import { useAfterLoad } from '#shell/after-load.ts';
import { AvisoDaConexao } from '#shell/conexao/aviso-da-conexao.tsx';
import type { Crumb, Screen } from '#shell/navegacao/screen.ts';
import { type MessageLocation, messagesStore } from '#shell/notifications/messages.ts';
import { useStore } from '#shell/store.ts';
import { Banner } from './banner.tsx';
import { CookieBar } from './cookies/cookie-bar.tsx';
import type { Encaixes } from './encaixes.ts';
import { Header } from './header/header.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { SideMenu } from './menu/side-menu.tsx';
import { useNavigationFocus } from './navigation-focus.ts';
import { redrawStore } from './redraw.ts';
import { SkipLinks } from './skip-links.tsx';

// Whatever the home can be shown without waits for the page's load event (the first chunk's budget
// is 120 kB).
const Breadcrumbs = tardio(async () => ({ default: (await import('./breadcrumbs.tsx')).Breadcrumbs }));
const MessageList = tardio(async () => ({ default: (await import('./message-list.tsx')).MessageList }));

/**
 * Loaded with the first message, or after the page has loaded, so that one about a lost connection
 * can also be shown.
 */
function Messages({ location }: { readonly location: MessageLocation }) {
  const isLoaded = useAfterLoad();
  const hasMessages = useStore(messagesStore).messages.length > 0;
  return isLoaded || hasMessages ? <MessageList location={location} /> : null;
}

interface ShellProps {
  /** The open screen; undefined for an unknown address. */
  readonly screen: Screen | undefined;
  readonly title: string | undefined;
  readonly crumbs: readonly Crumb[];
  readonly encaixes: Encaixes;
  readonly children: ReactNode;
}

/** Everything around a screen: header, menus, banner, trail, footer, assistant, cookie bar (S2-20 to S2-33). */
export function Shell({ screen, title, crumbs, encaixes, children }: ShellProps) {
  const { menus, desfazer, rodape, assistente, sessao, aoVoltarAInternet } = encaixes;
  const announced = useNavigationFocus(title);
  const redraws = useStore(redrawStore);
  const isLoaded = useAfterLoad();
  return (
    <>
      <SkipLinks />
      <LoadingIndicator />
      <div className="sr-only" role="status" data-testid="anuncio">
        {announced}
      </div>
      <Header screen={screen} encaixes={encaixes} />
      <AvisoDaConexao aoVoltar={<Suspense fallback={null}>{isLoaded && aoVoltarAInternet}</Suspense>} />
      <SideMenu links={menus.lateral} />
      <div className="container-lg sh-trail">
        {crumbs.length > 0 && (
          <Suspense fallback={<div className="sh-trail-room" />}>
            <Breadcrumbs screen={screen} crumbs={crumbs} />
          </Suspense>
        )}
      </div>
      <Suspense fallback={null}>{desfazer}</Suspense>
      <main className="container-lg sh-main" id="conteudo" tabIndex={-1}>
        {screen?.banner && <Banner banner={screen.banner} />}
        <Suspense fallback={null}>
          <Messages location="top" />
        </Suspense>
        <Fragment key={redraws}>{children}</Fragment>
        <Suspense fallback={null}>
          <Messages location="bottom" />
        </Suspense>
      </main>
      <div className="sh-footer-room" id="rodape" tabIndex={-1}>
        <Suspense fallback={null}>{isLoaded && rodape}</Suspense>
      </div>
      <Suspense fallback={null}>{isLoaded && assistente}</Suspense>
      {sessao}
      <CookieBar />
    </>
  );
}

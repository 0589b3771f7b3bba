import './shell.css';
import './print.css';
import { Fragment, type ReactNode } from 'react';
import type { Crumb, Screen } from '#web/screen.ts';
import { useStore } from '#web/store.ts';
import { Banner } from './banner.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { ChatIcon } from './chat-icon.tsx';
import { CookieBar } from './cookie-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LoadingIndicator } from './loading-indicator.tsx';
import { MessageList } from './message-list.tsx';
import { useNavigationFocus } from './navigation-focus.ts';
import { ProfileDialog } from './profile-dialog.tsx';
import { redrawStore } from './redraw.ts';
import { SessionWarning } from './session-warning.tsx';
import { SideMenu } from './side-menu.tsx';
import { SkipLinks } from './skip-links.tsx';

interface ShellProps {
  /** The screen that is open; none on an address nobody knows. */
  readonly screen: Screen | undefined;
  readonly title: string | undefined;
  readonly crumbs: readonly Crumb[];
  readonly children: ReactNode;
  /** How to turn sign language on, shown where the installation has no address of VLibras. */
  readonly ajudaLibras?: ReactNode;
}

/** Everything around a screen (spec 2.4). */
export function Shell({ screen, title, crumbs, children, ajudaLibras }: ShellProps) {
  const announced = useNavigationFocus(title);
  const redraws = useStore(redrawStore);
  return (
    <>
      <SkipLinks />
      <LoadingIndicator />
      <div className="sr-only" role="status" data-testid="anuncio">
        {announced}
      </div>
      <Header screen={screen} ajudaLibras={ajudaLibras} />
      <SideMenu />
      <div className="container-lg sh-trail">
        <Breadcrumbs screen={screen} crumbs={crumbs} />
      </div>
      <main className="container-lg sh-main" id="conteudo" tabIndex={-1}>
        {screen?.banner && <Banner banner={screen.banner} />}
        <MessageList location="top" />
        <Fragment key={redraws}>{children}</Fragment>
        <MessageList location="bottom" />
      </main>
      <Footer />
      <ChatIcon screenName={screen?.name} />
      <CookieBar />
      <SessionWarning screenName={screen?.name} />
      <ProfileDialog />
    </>
  );
}

import { tardio } from '#shell/navegacao/tardio.ts';
import './header.css';
import { faBars } from '@fortawesome/free-solid-svg-icons/faBars.js';
import { faTh } from '@fortawesome/free-solid-svg-icons/faTh.js';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useAfterLoad } from '#shell/after-load.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { menuStore, openMenu } from '#shell/layout/shell-state.ts';
import type { Screen } from '#shell/navegacao/screen.ts';
import { useStore } from '#shell/store.ts';
import { Button } from '#shell/ui/button.tsx';
import type { Encaixes } from '../encaixes.ts';
import { preloadSideMenu } from '../menu/side-menu.tsx';
import { DeixarRegistro } from './deixar-registro.tsx';
import { HeaderAccount } from './header-account.tsx';
import { HeaderLinks } from './header-links.tsx';
import { HeaderSearch } from './header-search.tsx';
import { HeaderTitle } from './header-title.tsx';
import { useCompactHeader } from './use-compact-header.ts';

const HeaderFunctions = tardio(async () => ({
  default: (await import('./header-functions.tsx')).HeaderFunctions,
}));

/** Only the button, until the page and then the menu behind it have loaded. */
function Functions({ ajudaLibras }: { readonly ajudaLibras: ReactNode }) {
  const waiting = (
    <Button icon={faTh} size="small" aria-label="Funcionalidades do sistema" aria-busy="true" />
  );
  if (!useAfterLoad()) return waiting;
  return (
    <Suspense fallback={waiting}>
      <HeaderFunctions ajudaLibras={ajudaLibras} />
    </Suspense>
  );
}

/** The platform's own sign: a speech balloon with lines of text. */
function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--interactive)" />
      <path
        d="M8 9h16a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8l-6 5v-5H8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z"
        fill="var(--background)"
      />
      <path d="M11 13h10M11 17h6" stroke="var(--interactive)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

interface HeaderProps {
  readonly screen: Screen | undefined;
  readonly encaixes: Encaixes;
}

export function Header({ screen, encaixes }: HeaderProps) {
  const { menus, conta, busca, alertas, ajudaLibras } = encaixes;
  const { nome, orgaoControlador, urlOrgaoControlador } = getInstalacao();
  const menuOpen = useStore(menuStore);
  const { room, keptHeight } = useCompactHeader();
  const compact = keptHeight !== null;
  return (
    <div ref={room} className="sh-header-room" style={compact ? { minHeight: keptHeight } : undefined}>
      <header className="br-header" data-compact={compact} data-curto={screen?.cabecalhoCurto}>
        <div className="container-lg">
          <div className="header-top">
            <div className="header-logo">
              <Link className="sh-logo" to="/" aria-label={`${nome}, página inicial`}>
                <Logo />
              </Link>
              <span className="br-divider vertical" />
              <a className="header-sign" href={urlOrgaoControlador}>
                {orgaoControlador}
              </a>
            </div>
            <div className="header-actions">
              <HeaderLinks links={menus.cabecalho} />
              <Functions ajudaLibras={ajudaLibras} />
              {alertas}
              <HeaderAccount conta={conta} />
            </div>
          </div>
          <div className="header-bottom">
            <div className="header-menu">
              <Button
                id="menu"
                icon={faBars}
                aria-label="Abrir menu"
                aria-haspopup="dialog"
                aria-expanded={menuOpen}
                onClick={openMenu}
                onPointerEnter={preloadSideMenu}
                onFocus={preloadSideMenu}
              />
              <HeaderTitle screen={screen} />
            </div>
            <HeaderSearch busca={busca} />
            {screen?.cabecalhoCurto && <DeixarRegistro />}
          </div>
        </div>
      </header>
    </div>
  );
}

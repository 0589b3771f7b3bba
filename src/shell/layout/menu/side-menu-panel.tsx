import './side-menu.css';
import { faAngleDown } from '@fortawesome/free-solid-svg-icons/faAngleDown.js';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { ajudaDoMenu } from '#kernel/menu/ajuda-do-menu.ts';
import type { MenuLink } from '#kernel/menu/menu-link.ts';
import { closeMenu } from '#shell/layout/shell-state.ts';
import { Button } from '#shell/ui/button.tsx';
import { cx } from '#shell/ui/cx.ts';
import { Icon } from '#shell/ui/icon.tsx';
import { Scrim } from '#shell/ui/janela/scrim.tsx';
import { MenuAnchor } from './menu-link.tsx';
import { onTrapKeyDown, useTrappedFocus } from './trapped-focus.ts';

interface EntryProps {
  readonly link: MenuLink;
  /** The current address, with its query. */
  readonly address: string;
}

function Group({ link, address }: EntryProps) {
  const id = useId();
  const members = link.group ?? [];
  const [open, setOpen] = useState(members.some(({ to }) => to === address));
  return (
    <li className={cx('drop-menu', open && 'active')}>
      <button
        type="button"
        className="menu-item"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="content">{link.label}</span>
        <span className="support">
          <Icon icon={faAngleDown} />
        </span>
      </button>
      <ul id={id} hidden={!open}>
        {members.map((member) => (
          <Entry key={member.label} link={member} address={address} />
        ))}
      </ul>
    </li>
  );
}

function Entry({ link, address }: EntryProps) {
  const id = useId();
  if (link.group) return <Group link={link} address={address} />;
  const ajuda = ajudaDoMenu(link.to);
  return (
    <li className={cx(ajuda && 'sh-menu-com-ajuda')}>
      <MenuAnchor
        className="menu-item"
        link={link}
        current={link.to === address}
        onClick={closeMenu}
        ajudaId={ajuda && id}
      />
      {ajuda && (
        <span id={id} className="sh-menu-ajuda">
          {ajuda}
        </span>
      )}
    </li>
  );
}

/** The press itself still moves the focus; that must be over before the focus is given back. */
const closeAfterPress = (): void => void setTimeout(closeMenu);

/** S2-28. */
export default function SideMenuPanel({ links }: { readonly links: readonly MenuLink[] }) {
  const layer = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  useTrappedFocus(layer);
  return createPortal(
    <div ref={layer}>
      <Scrim active className="sh-menu-scrim" onPress={closeAfterPress}>
        <div
          className="br-menu sh-menu"
          role="dialog"
          aria-modal="true"
          aria-labelledby="menu-titulo"
          tabIndex={-1}
          data-autofocus=""
          onKeyDown={onTrapKeyDown(closeMenu)}
        >
          <div className="menu-header">
            <h2 className="menu-title" id="menu-titulo">
              Selecione uma opção
            </h2>
            <Button icon={faTimes} aria-label="Fechar menu" onClick={closeMenu} />
          </div>
          <nav className="menu-body" aria-label="Menu principal">
            <ul>
              {links.map((link) => (
                <Entry key={link.label} link={link} address={pathname + search} />
              ))}
            </ul>
          </nav>
        </div>
      </Scrim>
    </div>,
    document.body,
  );
}

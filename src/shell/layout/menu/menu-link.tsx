import { Link } from 'react-router';
import type { MenuLink } from '#kernel/menu/menu-link.ts';
import type { DropdownItem } from '#shell/ui/janela/dropdown.tsx';

const BASE = '/web';

/** A screen of ours, or an address outside the router: another site, or the API's pages. */
export const destinoDe = (address: string): { readonly to: string } | { readonly href: string } => {
  if (address === BASE || address.startsWith(`${BASE}/`)) return { to: address.slice(BASE.length) || '/' };
  const isScreen = /^\/(?![/\\]|api\/)/.test(address);
  return isScreen ? { to: address } : { href: address };
};

const withAddress = (link: MenuLink): readonly MenuLink[] => link.group ?? [link];

/** The entries of a dropdown; a group is replaced by its members. */
export const toDropdownItems = (links: readonly MenuLink[]): readonly DropdownItem[] =>
  links.flatMap(withAddress).map((link) => ({
    id: link.label,
    label: link.label,
    newWindow: link.target === '_blank',
    ...destinoDe(link.to ?? '/'),
  }));

interface MenuAnchorProps {
  readonly link: MenuLink;
  readonly className?: string;
  readonly current?: boolean;
  readonly onClick?: () => void;
  /** The id of a line of help beside it. */
  readonly ajudaId?: string | undefined;
}

export function MenuAnchor({ link, className, current = false, onClick, ajudaId }: MenuAnchorProps) {
  const destino = destinoDe(link.to ?? '/');
  const common = {
    className,
    onClick,
    'aria-current': current ? ('page' as const) : undefined,
    'aria-describedby': ajudaId,
  };
  if ('to' in destino)
    return (
      <Link {...common} to={destino.to}>
        {link.label}
      </Link>
    );
  const newWindow = link.target === '_blank';
  return (
    <a
      {...common}
      href={destino.href}
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {link.label}
      {newWindow && <span className="sr-only"> (abre em nova janela)</span>}
    </a>
  );
}

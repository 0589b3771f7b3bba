import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import type { MenuLink } from '#kernel/menu/menu-link.ts';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { WIDE } from '../breakpoints.ts';
import { MenuAnchor, toDropdownItems } from '../menu/menu-link.tsx';
import { LateDropdown } from './late-dropdown.tsx';

export function HeaderLinks({ links }: { readonly links: readonly MenuLink[] }) {
  const wide = useMediaQuery(WIDE);
  if (!wide)
    return (
      <nav aria-label="Acesso rápido">
        <LateDropdown
          label="Abrir acesso rápido"
          hiddenLabel
          icon={faEllipsisV}
          size="small"
          align="end"
          items={toDropdownItems(links)}
        />
      </nav>
    );
  return (
    <nav aria-label="Acesso rápido">
      <ul className="sh-links">
        {links.map((link) => (
          <li key={link.label}>
            {link.group ? (
              <LateDropdown label={link.label} size="small" items={toDropdownItems(link.group)} />
            ) : (
              <MenuAnchor link={link} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { type MenuLink, menuPublicoDoCabecalho } from '#capabilities/sessao/domain/menus.ts';
import { getInstalacao } from '#shell/instalacao.ts';
import { useUsuario } from '#shell/session/session.ts';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';
import { WIDE } from '../breakpoints.ts';
import { MenuAnchor, toDropdownItems } from '../menu/menu-link.tsx';
import { useRotas } from '../menu/rotas.ts';
import { LateDropdown } from './late-dropdown.tsx';

/** The side menu holds them all; the header only has room for the first ones. */
const MOST_SIGNED_IN = 4;

function useLinks(): readonly MenuLink[] {
  const signedIn = useUsuario() !== null;
  const rotas = useRotas();
  return signedIn ? rotas.slice(0, MOST_SIGNED_IN) : menuPublicoDoCabecalho(getInstalacao());
}

export function HeaderLinks() {
  const links = useLinks();
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

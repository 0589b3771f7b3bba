import { faEllipsisV } from '@fortawesome/free-solid-svg-icons/faEllipsisV.js';
import { type MenuLink, menuPublicoDoCabecalho } from '#capabilities/perfil/domain/menus.ts';
import { getInstalacao } from '#web/instalacao.ts';
import { useUsuario } from '#web/session/session.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { WIDE } from './breakpoints.ts';
import { LateDropdown } from './late-dropdown.tsx';
import { MenuAnchor, toDropdownItems } from './menu-link.tsx';
import { useRotas } from './rotas.ts';

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

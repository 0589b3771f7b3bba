import { faChevronRight } from '@fortawesome/free-solid-svg-icons/faChevronRight.js';
import { faEllipsisH } from '@fortawesome/free-solid-svg-icons/faEllipsisH.js';
import { faHome } from '@fortawesome/free-solid-svg-icons/faHome.js';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { useMediaQuery } from '../use-media-query.ts';

/** The trail is folded with more than five crumbs, or on a screen narrower than 575 px (S2-30). */
const MOST_CRUMBS = 5;
const NARROW = '(max-width: 574.98px)';

interface Crumb {
  readonly location: string;
  readonly name: string;
}

export interface BreadcrumbProps {
  /** From the home page to the current one; the first is drawn as a house. */
  readonly trail: readonly Crumb[];
  readonly label?: string;
}

function CrumbLink({ crumb }: { readonly crumb: Crumb }) {
  return (
    <li className="crumb">
      <Icon icon={faChevronRight} size="sm" />
      <Link to={crumb.location} title={crumb.name}>
        {crumb.name}
      </Link>
    </li>
  );
}

export function Breadcrumb({ trail, label = 'Você está aqui' }: BreadcrumbProps) {
  const narrow = useMediaQuery(NARROW);
  const [expanded, setExpanded] = useState(false);
  const [home, ...rest] = trail;
  const middle = rest.slice(0, -1);
  const current = rest.at(-1);
  if (!home) return null;
  const collapsed = !expanded && middle.length > 0 && (trail.length > MOST_CRUMBS || narrow);
  return (
    <nav className="br-breadcrumb" aria-label={label}>
      <ol className="crumb-list">
        <li className="crumb home">
          <Link className="br-button circle" to={home.location} aria-current={current ? undefined : 'page'}>
            <span className="sr-only">{home.name}</span>
            <Icon icon={faHome} />
          </Link>
        </li>
        {collapsed ? (
          <li className="crumb">
            <Icon icon={faChevronRight} size="sm" />
            <Button
              icon={faEllipsisH}
              size="small"
              aria-expanded={false}
              aria-label={`Mostrar caminho completo: ${middle.map((crumb) => crumb.name).join(', ')}`}
              onClick={() => setExpanded(true)}
            />
          </li>
        ) : (
          middle.map((crumb) => <CrumbLink crumb={crumb} key={`${crumb.location} ${crumb.name}`} />)
        )}
        {current && (
          <li className="crumb" data-active="active">
            <Icon icon={faChevronRight} size="sm" />
            <span aria-current="page">{current.name}</span>
          </li>
        )}
      </ol>
    </nav>
  );
}

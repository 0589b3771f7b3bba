import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from './icon.tsx';

interface TileLook {
  readonly icon: IconDefinition;
  readonly name: string;
  /** One line that says what belongs there. */
  readonly help?: ReactNode;
}

export type TileProps = TileLook &
  ({ readonly to: To } | { readonly href: string } | { readonly onPress: () => void });

function Inside({ icon, name, help }: TileLook) {
  return (
    <>
      <Icon icon={icon} size="3x" />
      <span className="ui-tile-name">{name}</span>
      {help && <span className="ui-tile-help">{help}</span>}
    </>
  );
}

/** A large entry point: a link inside the application, a link out of it, or a button. */
export function Tile(props: TileProps) {
  const className = 'br-card hover ui-tile';
  if ('to' in props)
    return (
      <Link className={className} to={props.to}>
        <Inside {...props} />
      </Link>
    );
  if ('href' in props)
    return (
      <a className={className} href={props.href}>
        <Inside {...props} />
      </a>
    );
  return (
    <button type="button" className={className} onClick={props.onPress}>
      <Inside {...props} />
    </button>
  );
}

import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import { cx } from './cx.ts';

type IconSize = 'sm' | 'base' | 'lg' | '2x' | '3x' | '4x';

export interface IconProps {
  readonly icon: IconDefinition;
  readonly size?: IconSize;
  readonly className?: string;
}

/** Always decorative: the words beside it, or the button's label, say what it means. */
export function Icon({ icon, size = 'base', className }: IconProps) {
  const [width, height, , , path] = icon.icon;
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={cx('ui-icon', className)}
      data-size={size}
      data-icon={icon.iconName}
      viewBox={`0 0 ${width} ${height}`}
    >
      <path d={Array.isArray(path) ? path.join(' ') : path} />
    </svg>
  );
}

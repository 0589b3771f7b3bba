import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface ScrimProps {
  readonly active: boolean;
  /** Called for a press on the dark area itself, not on what is above it. */
  readonly onPress?: () => void;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * The veil between the page and what needs attention. Keyboard users leave with Escape, handled by
 * what is above it.
 */
export function Scrim({ active, onPress, className, children }: ScrimProps) {
  if (!active) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a pointer's shortcut; the keyboard has Escape
    <div
      className={cx('ui-scrim', className)}
      data-testid="scrim"
      role="presentation"
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onPress?.();
      }}
    >
      {children}
    </div>
  );
}

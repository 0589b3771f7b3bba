import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export interface ScrimProps {
  readonly active: boolean;
  /** Pressing the dark area itself, not what stands on it. */
  readonly onPress?: () => void;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The veil between the page and what asks for attention. Keyboard users leave by Escape in what stands on it. */
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

import type { ReactElement, ReactNode } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as Bubble, TooltipTrigger } from 'react-aria-components/Tooltip';

/** Long enough to reach the bubble with the pointer. */
const LEAVE_DELAY_MS = 120;
/** The distance from the control, and the least distance from the window's edge. */
const GAP = 8;

export interface TooltipProps {
  readonly text: ReactNode;
  readonly place?: 'top' | 'bottom' | 'left' | 'right';
  /** The control it explains; screen readers read both together. */
  readonly children: ReactElement<Record<string, unknown>, string>;
}

/** Shown on hover and focus, hidden by Escape (WCAG 1.4.13: it stays while the pointer is over it). */
export function Tooltip({ text, place = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={0} closeDelay={LEAVE_DELAY_MS} shouldCloseOnPress={false}>
      <span className="ui-tooltip-anchor">
        <Focusable>{children}</Focusable>
      </span>
      <Bubble className="ui-tooltip" placement={place} offset={GAP} containerPadding={GAP}>
        {text}
      </Bubble>
    </TooltipTrigger>
  );
}

import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip, type TooltipPlace } from './tooltip-place.ts';

const LEAVE_DELAY_MS = 120;

export interface TooltipProps {
  readonly text: ReactNode;
  readonly place?: TooltipPlace;
  readonly children: ReactNode;
}

/** Puts the described-by id on the control itself: screen readers ignore it on a wrapper. */
function useDescription(anchor: React.RefObject<HTMLSpanElement | null>, id: string, shown: boolean) {
  useEffect(() => {
    const control =
      anchor.current?.querySelector('a,button,input,select,textarea,[tabindex]') ?? anchor.current;
    if (!shown || !control) return;
    const before = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', [before, id].filter(Boolean).join(' '));
    return () => {
      if (before === null) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', before);
    };
  }, [anchor, id, shown]);
}

/** Shown on hover and focus, hidden by Escape (WCAG 1.4.13: it stays while the pointer is over it). */
export function Tooltip({ text, place = 'top', children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);
  const show = () => {
    clearTimeout(timer.current);
    setShown(true);
  };
  const hideSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), LEAVE_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  useDescription(anchor, id, shown);
  useLayoutEffect(() => {
    if (!shown || !anchor.current || !bubble.current) return;
    const view = { width: window.innerWidth, height: window.innerHeight };
    const at = placeTooltip(
      anchor.current.getBoundingClientRect(),
      bubble.current.getBoundingClientRect(),
      view,
      place,
    );
    bubble.current.style.left = `${at.left}px`;
    bubble.current.style.top = `${at.top}px`;
  }, [shown, place]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.preventDefault();
    event.stopPropagation();
    setShown(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the control it wraps
    <span
      ref={anchor}
      className="ui-tooltip-anchor"
      onMouseEnter={show}
      onMouseLeave={hideSoon}
      onFocus={show}
      onBlur={() => setShown(false)}
      onKeyDown={onKeyDown}
    >
      {children}
      {shown &&
        createPortal(
          <div
            ref={bubble}
            id={id}
            role="tooltip"
            className="ui-tooltip"
            onMouseEnter={show}
            onMouseLeave={hideSoon}
          >
            {text}
          </div>,
          document.body,
        )}
    </span>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

export interface LoadingBarProps {
  readonly active: boolean;
  readonly label?: string;
  /** Only with this do Escape and the button cancel pending requests. */
  readonly cancellable?: boolean;
  readonly onCancel?: () => void;
}

/**
 * The bar at the top of the page while requests are pending. The live region stays mounted, so that
 * it is announced.
 */
export function LoadingBar({
  active,
  label = 'Carregando…',
  cancellable = false,
  onCancel,
}: LoadingBarProps) {
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  useEffect(() => {
    if (!active || !cancellable) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) cancel.current?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active, cancellable]);
  return (
    <div className="ui-loading-bar">
      <div role="status" className="sr-only">
        {active ? label : ''}
      </div>
      {active && <div className="ui-loading-track" aria-hidden="true" />}
      {active && cancellable && (
        <div className="ui-loading-cancel">
          <Button size="small" onClick={onCancel}>
            Cancelar (Esc)
          </Button>
        </div>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';

export interface LoadingBarProps {
  readonly active: boolean;
  readonly label?: string;
  /** Only then does Escape, or the button, cancel what is outstanding. */
  readonly cancellable?: boolean;
  readonly onCancel?: () => void;
}

/** The bar on top of the page while requests are outstanding; the live region stays mounted so that it is heard. */
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

import { cx } from '../cx.ts';

export interface SpinnerProps {
  readonly label?: string;
  readonly size?: 'small' | 'medium';
  /** Centred in the available space, with the label beneath. */
  readonly block?: boolean;
  readonly hiddenLabel?: boolean;
}

export function Spinner({ label = 'Carregando…', size = 'small', block, hiddenLabel }: SpinnerProps) {
  return (
    <span className="ui-spinner" role="status" data-block={block}>
      <span className={cx('br-loading', size === 'medium' && 'medium')} aria-hidden="true" />
      <span className={hiddenLabel ? 'sr-only' : undefined}>{label}</span>
    </span>
  );
}

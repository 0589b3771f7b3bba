import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import type { ComponentProps, MouseEvent } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'tertiary';
export type ButtonSize = 'xsmall' | 'small' | 'medium' | 'large';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Fills the width of its container. */
  readonly block?: boolean;
  readonly tone?: 'danger' | 'success' | 'warning' | 'info';
  readonly icon?: IconDefinition;
  readonly iconPosition?: 'start' | 'end';
}

interface ButtonState {
  readonly circle?: boolean;
  readonly loading?: boolean;
  readonly className?: string;
}

export const buttonClass = (look: ButtonLook & ButtonState): string =>
  cx(
    'br-button',
    look.variant !== 'tertiary' && look.variant,
    look.tone,
    look.size !== 'medium' && look.size,
    look.block && 'block',
    look.circle && 'circle',
    look.loading && 'loading',
    look.className,
  );

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Busy: keeps its place and focus, ignores presses, and tells screen readers so. */
  readonly loading?: boolean;
}

/** With an icon and no children it is a round button, which then needs an `aria-label`. */
export function Button(props: ButtonProps) {
  const { variant, size, block, tone, icon, iconPosition = 'start', loading, ...rest } = props;
  const { children, className, onClick, type = 'button', ...native } = rest;
  // The field being left must lose its focus when the press ends, not when it begins. Otherwise its
  // error would vanish, the page would move up under the finger, and the press would end on
  // something else.
  const isSubmit = type === 'submit';
  const circle = icon !== undefined && !children;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isSubmit) event.currentTarget.focus();
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  const hold = isSubmit ? (event: MouseEvent) => event.preventDefault() : undefined;
  return (
    <button
      onMouseDown={hold}
      {...native}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || native['aria-disabled']}
      className={buttonClass({ variant, size, block, tone, circle, loading, className })}
    >
      {icon && iconPosition === 'start' && <Icon icon={icon} />}
      {children}
      {icon && iconPosition === 'end' && <Icon icon={icon} />}
    </button>
  );
}

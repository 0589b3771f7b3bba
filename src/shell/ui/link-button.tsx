import type { MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonClass } from './button.tsx';
import { Icon } from './icon.tsx';

interface Common extends ButtonLook {
  readonly children: ReactNode;
  readonly className?: string;
}

export interface LinkButtonProps extends Common, Omit<LinkProps, keyof Common> {}

/** A link that looks like a button; what acts on data is a `Button`. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, block, tone, icon, iconPosition = 'start', className, children, ...link } = props;
  return (
    <Link {...link} className={buttonClass({ variant, size, block, tone, className })}>
      {icon && iconPosition === 'start' && <Icon icon={icon} />}
      {children}
      {icon && iconPosition === 'end' && <Icon icon={icon} />}
    </Link>
  );
}

export interface ExternalLinkButtonProps extends Common {
  readonly href: string;
  /** Opens in a new window, which cannot reach back into the application. */
  readonly newWindow?: boolean;
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The same look for an address outside the router: a file, a PDF, another site. */
export function ExternalLinkButton(props: ExternalLinkButtonProps) {
  const {
    variant,
    size,
    block,
    tone,
    icon,
    iconPosition = 'start',
    className,
    children,
    href,
    newWindow,
    onFollow,
  } = props;
  return (
    <a
      href={href}
      className={buttonClass({ variant, size, block, tone, className })}
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(onFollow && { onClick: onFollow })}
    >
      {icon && iconPosition === 'start' && <Icon icon={icon} />}
      {children}
      {newWindow && ' '}
      {newWindow && <span className="sr-only">(abre em nova janela)</span>}
      {icon && iconPosition === 'end' && <Icon icon={icon} />}
    </a>
  );
}

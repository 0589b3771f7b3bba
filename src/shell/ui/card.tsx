import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

export interface CardProps {
  readonly title?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | 5;
  /** To the right of the title. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}

export function Card({ title, headingLevel = 3, actions, footer, children, className }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={cx('br-card', className)} aria-labelledby={title ? titleId : undefined}>
      {(title || actions) && (
        <div className="card-header">
          {title && (
            <Heading className="ui-card-title" id={titleId}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children && <div className="card-content">{children}</div>}
      {footer && <div className="card-footer">{footer}</div>}
    </section>
  );
}

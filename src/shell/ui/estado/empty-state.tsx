import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import { faInbox } from '@fortawesome/free-solid-svg-icons/faInbox.js';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

export interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: IconDefinition;
  /** The next step: an empty screen always has one. */
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4;
}

export function EmptyState({ title, children, icon = faInbox, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="ui-empty">
      <Icon icon={icon} size="3x" />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

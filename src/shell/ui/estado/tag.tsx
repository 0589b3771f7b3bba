import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';

export interface TagProps {
  readonly children: string;
  /** Colour is never the only sign: the words, and an icon where it matters, say the same. */
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  readonly icon?: IconDefinition;
  readonly onRemove?: () => void;
}

export function Tag({ children, tone = 'neutral', icon, onRemove }: TagProps) {
  return (
    <span className="ui-tag" data-tone={tone}>
      {icon && <Icon icon={icon} size="sm" />}
      {children}
      {onRemove && (
        <Button icon={faTimes} size="xsmall" aria-label={`Remover ${children}`} onClick={onRemove} />
      )}
    </span>
  );
}

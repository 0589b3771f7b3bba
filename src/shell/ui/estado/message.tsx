import { faCheckCircle } from '@fortawesome/free-solid-svg-icons/faCheckCircle.js';
import { faExclamationTriangle } from '@fortawesome/free-solid-svg-icons/faExclamationTriangle.js';
import { faInfoCircle } from '@fortawesome/free-solid-svg-icons/faInfoCircle.js';
import { faTimes } from '@fortawesome/free-solid-svg-icons/faTimes.js';
import { faTimesCircle } from '@fortawesome/free-solid-svg-icons/faTimesCircle.js';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';

export type MessageType = 'danger' | 'success' | 'info' | 'warning';

const ICONS = {
  danger: faTimesCircle,
  success: faCheckCircle,
  info: faInfoCircle,
  warning: faExclamationTriangle,
};

const MESSAGE_TITLES: Readonly<Record<MessageType, string>> = {
  danger: 'Atenção:',
  success: 'Sucesso!',
  info: 'Info:',
  warning: 'Aviso:',
};

export interface MessageProps {
  readonly type: MessageType;
  /** By default, the type's title. */
  readonly title?: string;
  readonly children?: ReactNode;
  /** Shows the button 'Fechar'. */
  readonly onClose?: () => void;
  /** Part of the page from the start, so neither announced nor animated. */
  readonly still?: boolean;
  /** It enters a region that is already announced; only an error still speaks for itself. */
  readonly inRegion?: boolean;
}

export function Message({
  type,
  title = MESSAGE_TITLES[type],
  children,
  onClose,
  still = false,
  inRegion = false,
}: MessageProps) {
  const live = still ? undefined : type === 'danger' ? 'alert' : inRegion ? undefined : 'status';
  const motion = type === 'danger' ? 'shake' : 'bounce';
  return (
    <div className={cx('br-message', type)} data-motion={still ? undefined : motion}>
      <div className="icon">
        <Icon icon={ICONS[type]} size="lg" />
      </div>
      <div className="content" role={live}>
        <span className="message-title">{title}</span> <span className="message-body">{children}</span>
      </div>
      {onClose && (
        <div className="close">
          <Button icon={faTimes} size="small" aria-label="Fechar" onClick={onClose} />
        </div>
      )}
    </div>
  );
}

import { faTimesCircle } from '@fortawesome/free-solid-svg-icons/faTimesCircle.js';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Icon } from '../icon.tsx';

interface SummaryError {
  /** The field's id on the page; absent when the error concerns the whole form. */
  readonly fieldId?: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  readonly errors: readonly SummaryError[];
  /** Changes at each failed submit, so that the summary takes the focus again. */
  readonly attempt?: number;
}

const titleFor = (count: number): string =>
  count === 1 ? 'Há um campo para corrigir:' : `Há ${count} campos para corrigir:`;

function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView?.({ block: 'center' });
  const control = field.matches('[role="radiogroup"]')
    ? field.querySelector<HTMLElement>('input:not(:disabled)')
    : field;
  (control ?? field).focus();
}

/** All errors, at the top; takes the focus, so that nobody has to look for them. */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new attempt takes the focus, never a field being left
  useEffect(() => {
    box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div className="br-message danger ui-error-summary" role="alert" tabIndex={-1} ref={box}>
      <div className="icon">
        <Icon icon={faTimesCircle} size="lg" />
      </div>
      <div className="content">
        <strong className="message-title">{titleFor(errors.length)}</strong>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

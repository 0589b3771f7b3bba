import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { FieldFrame, type FieldProps, useFieldWiring } from './field.tsx';

const DEFAULT_LIMIT = 8000;
const ANNOUNCE_AFTER_MS = 1000;
const NEAR_THE_END = 0.9;

export interface TextareaProps extends FieldProps, Omit<ComponentProps<'textarea'>, keyof FieldProps> {
  /** Shows 'n de limit caracteres' and, unlike the browser's maxlength, never cuts a pasted text. */
  readonly limit?: number | false;
}

/** Screen readers hear the count once the typing pauses, not at every key. */
function Counter({
  length,
  limit,
  id,
}: {
  readonly length: number;
  readonly limit: number;
  readonly id: string;
}) {
  const text = `${length} de ${limit} caracteres`;
  const [announced, setAnnounced] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      <div className="ui-counter" id={id} data-near={length >= limit * NEAR_THE_END}>
        {text}
      </div>
      <div className="sr-only" role="status" aria-live="polite">
        {announced}
      </div>
    </>
  );
}

export function Textarea(props: TextareaProps) {
  const { label, help, error, required, optional, limit = DEFAULT_LIMIT, onChange, ...native } = props;
  const field = { label, help, error, required, optional };
  const counterId = useId();
  const also = [limit !== false && counterId, native['aria-describedby']].filter(Boolean).join(' ');
  const wiring = useFieldWiring(field, native.id, also);
  const [typed, setTyped] = useState(String(native.defaultValue ?? ''));
  const length = native.value === undefined ? typed.length : String(native.value).length;
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value);
    onChange?.(event);
  };
  return (
    <FieldFrame {...field} wiring={wiring} className="br-textarea">
      <textarea
        rows={6}
        {...native}
        id={wiring.id}
        onChange={change}
        aria-describedby={wiring.describedBy}
        aria-invalid={error ? true : undefined}
        aria-required={required || undefined}
      />
      {limit !== false && <Counter length={length} limit={limit} id={counterId} />}
    </FieldFrame>
  );
}

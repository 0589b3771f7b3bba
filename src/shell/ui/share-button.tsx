import { faShareAlt } from '@fortawesome/free-solid-svg-icons/faShareAlt.js';
import { useState } from 'react';
import { Button, type ButtonVariant } from './button.tsx';

export interface ShareButtonProps {
  readonly text: string;
  /** What is shared: 'código' gives 'Compartilhar código'. */
  readonly what: string;
  readonly variant?: ButtonVariant;
}

/** The phone's own sheet: the person chooses where it goes. Nothing is drawn where there is none. */
export function ShareButton({ text, what, variant }: ShareButtonProps) {
  const [isRefused, setRefused] = useState(false);
  if (typeof navigator.share !== 'function') return null;
  const press = async () => {
    setRefused(false);
    try {
      await navigator.share({ text });
    } catch (error) {
      // Who closes the sheet has changed their mind; anything else is said.
      setRefused(!(error instanceof DOMException && error.name === 'AbortError'));
    }
  };
  return (
    <>
      <Button icon={faShareAlt} size="small" variant={variant} onClick={() => void press()}>
        Compartilhar {what}
      </Button>
      <span role="status" className={isRefused ? 'ui-muted' : 'sr-only'}>
        {isRefused && 'Não foi possível compartilhar. Copie o texto.'}
      </span>
    </>
  );
}

import { faCheck } from '@fortawesome/free-solid-svg-icons/faCheck.js';
import { faCopy } from '@fortawesome/free-solid-svg-icons/faCopy.js';
import { useEffect, useRef, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';

const CONFIRMATION_MS = 3000;

/** `navigator.clipboard` needs https; offices also run this on http in their own networks. */
async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.style.position = 'fixed';
  document.body.append(area);
  area.focus();
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

export interface CopyButtonProps {
  readonly text: string;
  /** What is copied: 'protocolo' gives 'Copiar protocolo'. */
  readonly what: string;
  readonly showLabel?: boolean;
  readonly size?: ButtonSize;
  readonly variant?: ButtonVariant;
}

export function CopyButton({ text, what, showLabel = false, size = 'small', variant }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'failed'>('none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const press = async () => {
    setOutcome((await copy(text)) ? 'copied' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome('none'), CONFIRMATION_MS);
  };
  const label = `Copiar ${what}`;
  const said = {
    none: '',
    copied: 'Copiado.',
    failed: 'Não foi possível copiar. Selecione o texto e copie.',
  }[outcome];
  return (
    <>
      <Button
        icon={outcome === 'copied' ? faCheck : faCopy}
        size={size}
        variant={variant}
        title={label}
        aria-label={showLabel ? undefined : label}
        onClick={() => void press()}
      >
        {showLabel && (outcome === 'copied' ? 'Copiado' : label)}
      </Button>
      <span role="status" className={outcome === 'failed' ? 'ui-muted' : 'sr-only'}>
        {said}
      </span>
    </>
  );
}

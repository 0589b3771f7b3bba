import type { ReactNode } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';

interface NaoCabeProps {
  readonly titulo: string;
  /** Why, and what to do instead. */
  readonly children: ReactNode;
  readonly onCancelar?: (() => void) | undefined;
}

/** Shown instead of a form that could only be refused. */
export function NaoCabe({ titulo, children, onCancelar }: NaoCabeProps) {
  return (
    <>
      <Message type="warning" title={titulo}>
        {children}
      </Message>
      {onCancelar && (
        <div className="ui-actions">
          <Button variant="secondary" onClick={onCancelar}>
            Voltar
          </Button>
        </div>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { Message } from '#shell/ui/estado/message.tsx';

interface LinkInvalidoProps {
  readonly titulo: string;
  readonly motivo: string;
  readonly children: ReactNode;
}

/** A link that does not work is never a dead end: the children offer the next steps. */
export function LinkInvalido({ titulo, motivo, children }: LinkInvalidoProps) {
  return (
    <section>
      <h2>{titulo}</h2>
      <Message type="warning">{motivo}</Message>
      <div className="ui-actions">{children}</div>
    </section>
  );
}

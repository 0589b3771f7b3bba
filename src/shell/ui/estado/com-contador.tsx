import type { ReactNode } from 'react';
import './com-contador.css';

const MAIOR_NUMERO = 99;

interface ComContadorProps {
  readonly numero: number;
  /** The button or link; its own name says the number to who does not see it. */
  readonly children: ReactNode;
}

/** A small number on the corner of a button; nothing when it is zero. */
export function ComContador({ numero, children }: ComContadorProps) {
  return (
    <span className="ui-com-contador">
      {children}
      {numero > 0 && (
        <span className="ui-contador" aria-hidden="true">
          {numero > MAIOR_NUMERO ? `${MAIOR_NUMERO}+` : numero}
        </span>
      )}
    </span>
  );
}

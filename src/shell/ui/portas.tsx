import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import './portas.css';

interface PortaProps {
  readonly to: string;
  /** '12', '999+'. */
  readonly numero: string;
  readonly rotulo: string;
  readonly ajuda: string;
  /** Something waits behind it. */
  readonly cheia: boolean;
  /** Which one it is, for its colour. */
  readonly nome?: string;
}

/** A figure that is the way into the list that it counts. */
export function Porta({ to, numero, rotulo, ajuda, cheia, nome }: PortaProps) {
  return (
    <li>
      <Link className={cx('br-card hover ui-porta', cheia && 'ui-porta-cheia')} data-porta={nome} to={to}>
        <span className="ui-porta-numero">{numero}</span>
        <span className="ui-porta-rotulo">{rotulo}</span>
        <span className="ui-porta-ajuda">{ajuda}</span>
      </Link>
    </li>
  );
}

export function Portas({ children }: { readonly children: ReactNode }) {
  return <ul className="ui-portas">{children}</ul>;
}

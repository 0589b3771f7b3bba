import type { ReactNode } from 'react';
import './ficha.css';

interface FichaProps {
  /** By name, in this order; those without a value are left out. */
  readonly fatos: Readonly<Record<string, ReactNode>>;
}

/** The few facts that somebody needs before deciding. */
export function Ficha({ fatos }: FichaProps) {
  return (
    <dl className="ficha">
      {Object.entries(fatos).map(
        ([nome, valor]) =>
          valor && (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valor}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

import type { ReactNode } from 'react';

interface SecaoProps {
  readonly id: string;
  readonly titulo: string;
  readonly children: ReactNode;
  readonly nivel?: 2 | 3;
  readonly className?: string;
}

/** A section of the page under its own heading, which links can point to. */
export function Secao({ id, titulo, children, nivel = 2, className }: SecaoProps) {
  const Titulo = `h${nivel}` as const;
  return (
    <section aria-labelledby={id} className={className}>
      <Titulo id={id} tabIndex={-1}>
        {titulo}
      </Titulo>
      {children}
    </section>
  );
}

/** A fact with its name; without a value it is left out. */
export function Fato({ nome, children }: { readonly nome: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === '' || children === false) return null;
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{children}</dd>
    </div>
  );
}

import type { ReactNode } from 'react';

export function Secao({ titulo, children }: { readonly titulo: string; readonly children: ReactNode }) {
  return (
    <section className="mb-5">
      <h2>{titulo}</h2>
      {children}
    </section>
  );
}

export function Linha({ children }: { readonly children: ReactNode }) {
  return <div className="ui-actions mb-3">{children}</div>;
}

import { type ReactNode, useEffect, useRef } from 'react';

/** The heading of a step that took the place of another: it takes the focus, so that nobody is left on a gone button. */
export function TituloFocado({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';

interface TituloFocadoProps {
  readonly children: ReactNode;
  readonly nivel?: 2 | 3;
  readonly id?: string;
}

/**
 * The heading of content that replaced other content. It takes the focus, which would otherwise be
 * lost with a removed button.
 */
export function TituloFocado({ children, nivel = 2, id }: TituloFocadoProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Heading = `h${nivel}` as const;
  return (
    <Heading id={id} ref={heading} tabIndex={-1}>
      {children}
    </Heading>
  );
}

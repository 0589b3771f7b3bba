import type { ReactNode } from 'react';
import { WIDE } from '#shell/layout/breakpoints.ts';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { useMediaQuery } from '#shell/ui/use-media-query.ts';

interface DobravelProps {
  readonly id: string;
  readonly titulo: string;
  readonly nivel: 2 | 3;
  /** Whether it begins open on a phone. */
  readonly isAberto?: boolean;
  readonly children: ReactNode;
}

/** A part of the page: whole on a computer; on a phone, where all of them would be a dozen screens, only its title until it is wanted. */
export function Dobravel({ id, titulo, nivel, isAberto = false, children }: DobravelProps) {
  const isWide = useMediaQuery(WIDE);
  if (!isWide)
    return (
      <Collapsible title={titulo} headingLevel={nivel} defaultOpen={isAberto}>
        {children}
      </Collapsible>
    );
  const Titulo = `h${nivel}` as const;
  return (
    <section aria-labelledby={id}>
      <Titulo id={id}>{titulo}</Titulo>
      {children}
    </section>
  );
}

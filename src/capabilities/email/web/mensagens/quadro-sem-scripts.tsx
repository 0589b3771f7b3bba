import { type ComponentProps, useCallback } from 'react';
import { textoConfiavel } from '#shell/trusted-types.ts';

type Quadro = Omit<ComponentProps<'iframe'>, 'srcDoc' | 'sandbox' | 'ref'>;
interface QuadroSemScriptsProps extends Quadro {
  readonly title: string;
  readonly html: string;
  /** A clicked link opens a window of its own; without it, links do nothing. */
  readonly abreLinks?: boolean;
}

/** Shows a page that somebody else wrote: no script runs, no form is sent, and our origin is not shared. */
export function QuadroSemScripts({ title, html, abreLinks = false, ...quadro }: QuadroSemScriptsProps) {
  // Set on the element: as an attribute the text would be refused where Trusted Types are enforced.
  const mostrar = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (frame) frame.srcdoc = textoConfiavel(html);
    },
    [html],
  );
  return (
    <iframe
      {...quadro}
      ref={mostrar}
      title={title}
      sandbox={abreLinks ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
      referrerPolicy="no-referrer"
    />
  );
}

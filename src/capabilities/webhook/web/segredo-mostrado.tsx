import type { ReactNode } from 'react';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';

/** The only time the secret is shown: no screen can show it again. */
export function SegredoMostrado({
  segredo,
  children,
}: {
  readonly segredo: string;
  readonly children?: ReactNode;
}) {
  return (
    <>
      <Message type="warning" title="Guarde o segredo agora." still>
        Ele não aparece outra vez. Com ele o sistema do órgão confere que o aviso veio da plataforma.
      </Message>
      <p className="webhook-segredo">
        <code>{segredo}</code>
        <CopyButton text={segredo} what="segredo" showLabel />
      </p>
      {children}
    </>
  );
}

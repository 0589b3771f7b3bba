import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Tabs } from '#shell/ui/navegacao/tabs.tsx';
import type { Previa } from '../email-queries.ts';
import { QuadroSemScripts } from './quadro-sem-scripts.tsx';

/** A mail as it arrives, in a frame without scripts or our origin; and as text. */
export function QuadroDoEmail({ assunto, texto, html }: Previa) {
  return (
    <>
      <p>
        Assunto: <strong>{assunto || '(sem assunto)'}</strong>
      </p>
      <Tabs
        label="Formato da prévia"
        tabs={[
          {
            id: 'html',
            label: 'Como chega',
            content: <QuadroSemScripts className="email-quadro" title="Prévia do e-mail" html={html} />,
          },
          { id: 'texto', label: 'Só texto', content: <TextoDigitado texto={texto} /> },
        ]}
      />
    </>
  );
}

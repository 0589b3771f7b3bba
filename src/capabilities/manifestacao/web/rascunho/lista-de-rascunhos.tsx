import { useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Modal } from '#shell/ui/janela/modal.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { dataEHora } from './data-e-hora.ts';
import { type RascunhoGuardado, useApagarRascunho, useRascunhosGuardados } from './rascunhos-guardados.ts';
import './rascunhos.css';

export interface ListaDeRascunhosProps {
  readonly titulo?: string;
  readonly headingLevel?: 2 | 3;
}

function Item({
  rascunho,
  onApagar,
}: {
  readonly rascunho: RascunhoGuardado;
  readonly onApagar: () => void;
}) {
  const { titulo, atualizadoEm, continuarEm, isSoAqui } = rascunho;
  return (
    <li className="rascunhos-item">
      <div>
        <strong>{titulo}</strong>
        <p className="ui-muted">
          Guardado em {dataEHora(atualizadoEm)}
          {isSoAqui && ', só neste aparelho'}
        </p>
      </div>
      <div className="rascunhos-acoes">
        <LinkButton to={continuarEm} variant="secondary" size="small">
          Continuar <span className="sr-only">{titulo}</span>
        </LinkButton>
        <Button variant="tertiary" size="small" onClick={onApagar}>
          Apagar <span className="sr-only">{titulo}</span>
        </Button>
      </div>
    </li>
  );
}

/** The person's own drafts, newest first; nothing at all when there are none. */
export function ListaDeRascunhos({ titulo = 'Rascunhos', headingLevel = 2 }: ListaDeRascunhosProps) {
  const { data = [] } = useRascunhosGuardados();
  const apagar = useApagarRascunho();
  const [escolhido, setEscolhido] = useState<RascunhoGuardado | null>(null);
  if (data.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  const confirmar = async () => {
    if (escolhido) await apagar(escolhido);
    setEscolhido(null);
  };
  return (
    <section>
      <Heading>{titulo}</Heading>
      <ul className="rascunhos-lista">
        {data.map((rascunho) => (
          <Item key={rascunho.idRascunho} rascunho={rascunho} onApagar={() => setEscolhido(rascunho)} />
        ))}
      </ul>
      <Modal
        open={escolhido !== null}
        title="Apagar este rascunho?"
        acceptLabel="Apagar"
        danger
        onAccept={() => void confirmar()}
        onClose={() => setEscolhido(null)}
      >
        O que você escreveu em “{escolhido?.titulo}” será apagado e não poderá ser recuperado.
      </Modal>
    </section>
  );
}

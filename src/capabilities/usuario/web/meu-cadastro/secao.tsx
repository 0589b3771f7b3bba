import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';

export interface Dado {
  readonly rotulo: string;
  readonly valor: string | null;
  /** A note beside the value. */
  readonly nota?: string;
}

const NAO_INFORMADO = <span className="ui-muted">Não informado</span>;

export function ListaDeDados({ dados }: { readonly dados: readonly Dado[] }) {
  return (
    <dl className="cadastro-dados">
      {dados.map(({ rotulo, valor, nota }) => (
        <div key={rotulo}>
          <dt>{rotulo}</dt>
          <dd>
            {valor || NAO_INFORMADO}
            {nota && <p className="ui-muted">{nota}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export interface SecaoProps {
  readonly titulo: string;
  readonly children: ReactNode;
}

export function Secao({ titulo, children }: SecaoProps) {
  const id = useId();
  return (
    <section className="cadastro-secao" aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </section>
  );
}

export interface SecaoEditavelProps extends SecaoProps {
  readonly isEditando: boolean;
  readonly foiSalva: boolean;
  readonly onAlterar: () => void;
  /** Replaces the content while it is being edited. */
  readonly formulario: ReactNode;
  /** What 'Alterar' changes, for people who hear the button without seeing the section. */
  readonly oQue: string;
}

/**
 * Read-only until somebody edits it. Only one section at a time is a form, so the page has one
 * primary button.
 */
export function SecaoEditavel(props: SecaoEditavelProps) {
  const { titulo, children, isEditando, foiSalva, onAlterar, formulario, oQue } = props;
  const box = useRef<HTMLDivElement>(null);
  const antes = useRef(isEditando);
  useEffect(() => {
    if (antes.current === isEditando) return;
    antes.current = isEditando;
    const alvo = isEditando ? 'input, textarea' : '.cadastro-alterar';
    // A select that gets the focus before its options arrive would take its value for half-typed
    // text.
    const frame = requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(alvo)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isEditando]);
  return (
    <Secao titulo={titulo}>
      <div ref={box}>
        {foiSalva && !isEditando && <Message type="success" title="Alterações salvas." />}
        {isEditando ? (
          formulario
        ) : (
          <>
            {children}
            <div className="ui-actions">
              <Button variant="secondary" className="cadastro-alterar" onClick={onAlterar}>
                Alterar <span className="sr-only">{oQue}</span>
              </Button>
            </div>
          </>
        )}
      </div>
    </Secao>
  );
}

/** What the form of a section receives. */
export interface FormularioDaSecaoProps {
  readonly onSalvo: () => Promise<void>;
  readonly onCancelar: () => void;
}

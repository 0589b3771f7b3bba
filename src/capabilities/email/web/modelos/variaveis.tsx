import { Button } from '#shell/ui/button.tsx';
import { type EventoDeEmail, variaveisDoEvento } from '../../domain/eventos.ts';
import { explicacaoDaVariavel } from '../../domain/variaveis.ts';

interface VariaveisProps {
  readonly evento: EventoDeEmail;
  readonly onInserir: (variavel: string) => void;
}

/** The variables of the event: the only names a template may use. */
export function Variaveis({ evento, onInserir }: VariaveisProps) {
  return (
    <ul className="email-variaveis" aria-label="Dados do aviso">
      {variaveisDoEvento(evento).map((variavel) => (
        <li key={variavel}>
          <Button
            size="small"
            variant="secondary"
            // Keeps the cursor in its field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInserir(variavel)}
          >
            Inserir {`{{${variavel}}}`}
          </Button>
          <span>{explicacaoDaVariavel(variavel)}</span>
        </li>
      ))}
    </ul>
  );
}

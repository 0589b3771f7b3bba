import { Message } from '#shell/ui/estado/message.tsx';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import type { EventoDeEmail } from '../../domain/eventos.ts';
import { avisosDasPalavras } from '../../domain/modelo.ts';

interface AvisosProps {
  readonly evento: EventoDeEmail;
  readonly palavras: Parameters<typeof avisosDasPalavras>[1];
}

const PAUSA_MS = 400;

/** What saving would refuse, shown once typing pauses; fields also warn when left (S5-01). */
export function AvisosAoEscrever({ evento, palavras }: AvisosProps) {
  const avisos = useDebounced(avisosDasPalavras(evento, palavras).join('\n'), PAUSA_MS);
  return (
    <div role="status">
      {avisos && (
        <Message type="warning" title="Isto não poderá ser salvo." still>
          {avisos.split('\n').map((aviso) => (
            <span key={aviso} className="email-aviso">
              {aviso}
            </span>
          ))}
        </Message>
      )}
    </div>
  );
}

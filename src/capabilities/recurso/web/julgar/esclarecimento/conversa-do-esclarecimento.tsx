import { formatDia, formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import type { RecursoVisto } from '../../../domain/recurso.ts';

/** What the instance asked the office, and its answer (Decreto 7.724/2012, art. 23 §1). */
export function ConversaDoEsclarecimento({ esclarecimentos }: Pick<RecursoVisto, 'esclarecimentos'>) {
  if (esclarecimentos.length === 0) return null;
  return (
    <ol className="recurso-conversa" aria-label="Esclarecimentos">
      {esclarecimentos.map((cada) => (
        <li key={cada.idEsclarecimento}>
          <p className="ui-muted">
            {cada.solicitante} perguntou em {formatMomento(cada.pedidoEm)}:
          </p>
          <TextoDigitado texto={cada.pergunta} />
          {(cada.resposta === null || cada.respondidoEm === null) && cada.encerradoEm && (
            <p>
              <strong>Encerrado sem resposta.</strong> A decisão saiu em {formatMomento(cada.encerradoEm)} e
              não esperou por ela.
            </p>
          )}
          {(cada.resposta === null || cada.respondidoEm === null) && !cada.encerradoEm && (
            <p>
              <strong>Sem resposta ainda.</strong> O órgão tem até {formatDiaComDistancia(cada.prazo)}.
            </p>
          )}
          {cada.prazoOriginal && cada.justificativaProrrogacao && (
            <>
              <p className="ui-muted">
                O prazo, que era {formatDia(cada.prazoOriginal)}, foi prorrogado porque:
              </p>
              <TextoDigitado texto={cada.justificativaProrrogacao} />
            </>
          )}
          {cada.resposta !== null && cada.respondidoEm !== null && (
            <div className="recurso-resposta-do-orgao">
              <p className="ui-muted">
                {cada.respondente} respondeu em {formatMomento(cada.respondidoEm)} (o prazo era{' '}
                {formatDia(cada.prazo)}):
              </p>
              <TextoDigitado texto={cada.resposta} />
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

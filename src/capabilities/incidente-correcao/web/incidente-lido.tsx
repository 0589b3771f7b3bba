import { formatDia, formatMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import type { IncidenteVisto } from '../domain/incidente.ts';

/** What was asked, any extension granted, and the answer. */
export function IncidenteLido({ incidente }: { readonly incidente: IncidenteVisto }) {
  const { motivo, texto, solicitante, abertoEm, prorrogacao, resposta } = incidente;
  return (
    <>
      <p>
        <strong>{motivo.descricao}.</strong> {solicitante} pediu, em {formatMomento(abertoEm)}:
      </p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={texto} />
      </blockquote>
      {prorrogacao && (
        <>
          <p>
            O prazo de cumprimento passou de {formatDia(prorrogacao.de)} para{' '}
            <strong>{formatDia(prorrogacao.para)}</strong>, em {formatMomento(prorrogacao.em)}:
          </p>
          <blockquote className="ui-citacao">
            <TextoDigitado texto={prorrogacao.justificativa} />
          </blockquote>
        </>
      )}
      {resposta && (
        <>
          <p>
            <strong>{resposta.resultado.descricao}.</strong> {resposta.julgador} respondeu, em{' '}
            {formatMomento(resposta.respondidoEm)}:
          </p>
          <blockquote className="ui-citacao">
            <TextoDigitado texto={resposta.texto} />
            {resposta.novaEntrega && (
              <p>
                Nova data de entrega: {formatDia(resposta.novaEntrega.para)}
                {resposta.novaEntrega.de && ` (antes, ${formatDia(resposta.novaEntrega.de)})`}.
              </p>
            )}
          </blockquote>
        </>
      )}
    </>
  );
}

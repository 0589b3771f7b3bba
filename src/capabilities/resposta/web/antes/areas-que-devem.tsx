import type { CasoDaEquipe } from '#shell/atos/caso-query.ts';
import { formatDiaComDistancia } from '#shell/formato.ts';
import { Message } from '#shell/ui/estado/message.tsx';

/** The areas that were asked and have not contributed: an answer now goes without them. */
export function AreasQueDevem({ detalhe }: { readonly detalhe: Pick<CasoDaEquipe, 'passos'> | null }) {
  const devem = detalhe?.passos.filter(({ situacao }) => situacao === 'aberta') ?? [];
  if (devem.length === 0) return null;
  return (
    <Message
      type="warning"
      title={
        devem.length === 1
          ? 'Uma área ainda deve contribuição.'
          : `${devem.length} áreas ainda devem contribuição.`
      }
      still
    >
      <ul>
        {devem.map(({ idTramitacao, destino, prazo }) => (
          <li key={idTramitacao}>
            <strong>{destino}</strong>, até {formatDiaComDistancia(prazo)}
          </li>
        ))}
      </ul>
      Se você responder agora, a resposta vai sem o que foi pedido a elas.
    </Message>
  );
}

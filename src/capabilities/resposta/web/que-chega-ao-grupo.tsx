import type { CasoParaAnalise } from '#web/lote/caso-query.ts';
import { Message } from '#web/ui/message.tsx';
import { outrasDoGrupo, principalDoGrupo } from './grupo-da-resposta.ts';

interface QueChegaAoGrupoProps {
  /** The one case; null while it is read, or when there are several. */
  readonly detalhe: CasoParaAnalise | null;
  /** How many cases are answered. */
  readonly quantas: number;
}

/** Whom the conclusive answer reaches besides who filed this case. */
export function QueChegaAoGrupo({ detalhe, quantas }: QueChegaAoGrupoProps) {
  if (quantas > 1) {
    return (
      <p className="ui-muted">
        Se uma delas for a principal de um grupo, a resposta chega também às outras do grupo.
      </p>
    );
  }
  if (!detalhe) return null;
  const { length: outras } = outrasDoGrupo(detalhe);
  if (outras > 0) {
    return (
      <Message
        type="info"
        title={outras === 1 ? 'Mais 1 pessoa recebe.' : `Mais ${outras} pessoas recebem.`}
        still
      >
        {outras === 1
          ? 'Outra manifestação do grupo recebe a mesma resposta e é concluída junto.'
          : `Outras ${outras} manifestações do grupo recebem a mesma resposta e são concluídas junto.`}{' '}
        Os arquivos vão só com esta.
      </Message>
    );
  }
  const principal = principalDoGrupo(detalhe);
  if (!principal) return null;
  return (
    <Message type="info" title="Esta manifestação está em um grupo." still>
      A resposta conclusiva é dada pela principal,{' '}
      <span className="ui-mono">{principal.numeroProtocolo}</span>, e chega a todas. Para responder só a esta,
      retire-a do grupo antes.
    </Message>
  );
}

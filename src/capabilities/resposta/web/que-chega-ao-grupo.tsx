import type { CasoDaEquipe } from '#shell/atos/caso-query.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { alcanceDaResposta, principalDoGrupo } from './grupo-da-resposta.ts';

interface QueChegaAoGrupoProps {
  /** The case, if only one is answered; null while it loads or when there are several. */
  readonly detalhe: CasoDaEquipe | null;
  /** How many cases are being answered. */
  readonly quantas: number;
}

const motivos = {
  'espera-complementacao': 'espera a complementação de quem registrou',
  'de-outro-tipo': 'é de outro tipo',
} as const;

function Recebem({ outras }: { readonly outras: number }) {
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

function FicamFora({ ficamFora }: Pick<ReturnType<typeof alcanceDaResposta>, 'ficamFora'>) {
  if (ficamFora.length === 0) return null;
  return (
    <Message
      type="warning"
      title={
        ficamFora.length === 1
          ? '1 manifestação do grupo não recebe.'
          : `${ficamFora.length} manifestações do grupo não recebem.`
      }
      still
    >
      <ul>
        {ficamFora.map(({ caso, motivo }) => (
          <li key={caso.idManifestacao}>
            <span className="ui-mono">{caso.numeroProtocolo}</span> {motivos[motivo]}.
          </li>
        ))}
      </ul>
      <p>Elas continuam em aberto e são respondidas separadamente.</p>
    </Message>
  );
}

/** Who else gets the conclusive answer, besides the person who filed this case. */
export function QueChegaAoGrupo({ detalhe, quantas }: QueChegaAoGrupoProps) {
  if (quantas > 1) {
    return (
      <p className="ui-muted">
        Se uma delas for a principal de um grupo, a resposta chega também às outras do grupo que estiverem com
        o órgão.
      </p>
    );
  }
  if (!detalhe) return null;
  const { recebem, ficamFora } = alcanceDaResposta(detalhe);
  const outras = recebem.length;
  if (outras + ficamFora.length > 0) {
    return (
      <>
        {outras > 0 && <Recebem outras={outras} />}
        <FicamFora ficamFora={ficamFora} />
      </>
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

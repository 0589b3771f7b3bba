import { ReciboDoBalcao } from '#shell/balcao/recibo-do-balcao.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import type { AtendimentoVisto } from '../domain/atendimento.ts';

interface ReciboProps {
  readonly numeroProtocolo: string;
  readonly atendimento: AtendimentoVisto;
  /** As they were typed in; empty for an act without words. */
  readonly palavras: string;
  readonly onFechar: () => void;
}

/** The receipt of an act on a case that the desk typed in. */
export function ReciboDoAtendimento({ numeroProtocolo, atendimento, palavras, onFechar }: ReciboProps) {
  const { recibo, carta } = atendimento;
  return (
    <ReciboDoBalcao
      numeroProtocolo={numeroProtocolo}
      registro={atendimento}
      aviso={
        <Message type="success" title="Tudo certo." still>
          Vale como se a pessoa tivesse feito. Ela é avisada por e-mail, se tiver um, e vê isto no histórico.
        </Message>
      }
      fatos={{
        'Quem pediu': atendimento.representante ?? 'A própria pessoa',
        ...Object.fromEntries(recibo.map((linha) => [linha.nome, linha.valor])),
        Carta: carta.map(({ nomeArquivo }) => nomeArquivo).join(', '),
      }}
      onFechar={onFechar}
    >
      {palavras && (
        <>
          <h3>O que a pessoa disse</h3>
          <TextoDigitado texto={palavras} />
        </>
      )}
    </ReciboDoBalcao>
  );
}

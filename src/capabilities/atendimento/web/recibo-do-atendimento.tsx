import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { AtendimentoVisto } from '../domain/atendimento.ts';

interface ReciboProps {
  readonly numeroProtocolo: string;
  readonly atendimento: AtendimentoVisto;
  /** As they were typed in; empty for an act without words. */
  readonly palavras: string;
  readonly onFechar: () => void;
}

/** What the person takes home from the desk. */
export function ReciboDoAtendimento({ numeroProtocolo, atendimento, palavras, onFechar }: ReciboProps) {
  const { nome, comoChegou, registradoEm, responsavel, recibo, carta } = atendimento;
  return (
    <section className="ui-so-isto-no-papel">
      <TituloFocado>Pedido registrado</TituloFocado>
      <Message type="success" title="Tudo certo." still>
        Vale como se a pessoa tivesse feito. Ela é avisada por e-mail, se tiver um, e vê isto no histórico.
      </Message>
      <Ficha
        fatos={{
          Protocolo: <span className="ui-mono">{numeroProtocolo}</span>,
          'O que foi pedido': nome,
          'Como foi pedido': comoChegou,
          'Registrado em': formatMomento(registradoEm),
          'Registrado por': responsavel,
          ...Object.fromEntries(recibo.map((linha) => [linha.nome, linha.valor])),
          Carta: carta.map(({ nomeArquivo }) => nomeArquivo).join(', '),
        }}
      />
      {palavras && (
        <>
          <h3>O que a pessoa disse</h3>
          <TextoDigitado texto={palavras} />
        </>
      )}
      <div className="ui-actions ui-no-print">
        <Button variant="primary" onClick={onFechar}>
          Fechar o recibo
        </Button>
        <Button variant="secondary" icon={faPrint} onClick={() => window.print()}>
          Imprimir o recibo
        </Button>
      </div>
    </section>
  );
}

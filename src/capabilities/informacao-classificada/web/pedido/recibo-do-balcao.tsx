import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { ReciboDoBalcao as Recibo } from '../../domain/pedido/atendimento-do-pedido.ts';

interface ReciboProps {
  readonly recibo: Recibo;
  readonly onFechar: () => void;
}

/** What the person takes home from the desk. */
export function ReciboDoBalcao({ recibo, onFechar }: ReciboProps) {
  return (
    <section className="pagina-simples ui-so-isto-no-papel">
      <TituloFocado>Registrado em nome da pessoa</TituloFocado>
      <Ficha
        fatos={{
          Protocolo: <span className="ui-mono">{recibo.numeroProtocolo}</span>,
          'O que foi pedido': recibo.nome,
          'Como foi pedido': recibo.comoChegou,
          'Registrado em': formatMomento(recibo.registradoEm),
          'Registrado por': recibo.responsavel,
          'Decisão até': recibo.prazo && formatDia(recibo.prazo),
        }}
      />
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

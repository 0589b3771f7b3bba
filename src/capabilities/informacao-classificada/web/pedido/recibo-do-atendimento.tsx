import { ReciboDoBalcao } from '#shell/balcao/recibo-do-balcao.tsx';
import { formatDia } from '#shell/formato.ts';
import type { ReciboDoBalcao as Recibo } from '../../domain/pedido/atendimento-do-pedido.ts';

interface ReciboProps {
  readonly recibo: Recibo;
  readonly onFechar: () => void;
}

/** The receipt of an appeal or a withdrawal that the desk typed in. */
export function ReciboDoAtendimento({ recibo, onFechar }: ReciboProps) {
  return (
    <div className="pagina-simples">
      <ReciboDoBalcao
        numeroProtocolo={recibo.numeroProtocolo}
        registro={recibo}
        fatos={{
          'Quem pediu': recibo.quemPediu ?? 'A própria pessoa',
          'Decisão até': recibo.prazo && formatDia(recibo.prazo),
        }}
        onFechar={onFechar}
      />
    </div>
  );
}

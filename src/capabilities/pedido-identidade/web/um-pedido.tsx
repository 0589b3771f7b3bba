import { Link } from 'react-router';
import { formatMomento } from '#shell/formato.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import type { PedidoVisto } from '../domain/pedido-identidade.ts';
import { AbrirIdentidade } from './abrir-identidade.tsx';
import { ENDERECO_DOS_PEDIDOS } from './pedidos-queries.ts';

export function Decisao({ concedido }: Pick<PedidoVisto, 'concedido'>) {
  if (concedido === null) return <Tag tone="warning">Espera decisão</Tag>;
  return concedido ? <Tag tone="success">Concedido</Tag> : <Tag tone="danger">Recusado</Tag>;
}

/** Who asked, why, and what was decided: the same words for everybody who may read them. */
export function UmPedido({ pedido }: { readonly pedido: PedidoVisto }) {
  const { quemPede, solicitante, motivo, pedidoEm, quemDecide, concedido, fundamento, decisor } = pedido;
  return (
    <>
      <p>
        <strong>{quemPede}</strong> pediu em {formatMomento(pedidoEm)}, por {solicitante}.{' '}
        <Decisao concedido={concedido} />
      </p>
      <blockquote className="ui-citacao">
        <TextoDigitado texto={motivo} />
      </blockquote>
      {fundamento === null ? (
        <p className="ui-muted">Quem decide: a ouvidoria de {quemDecide}.</p>
      ) : (
        <>
          <p>
            {concedido ? 'Concedido' : 'Recusado'} por {decisor}
            {pedido.decididoEm && `, em ${formatMomento(pedido.decididoEm)}`}:
          </p>
          <blockquote className="ui-citacao">
            <TextoDigitado texto={fundamento} />
          </blockquote>
        </>
      )}
      {pedido.podeDecidir && (
        <p className="ui-no-print">
          <Link to={`${ENDERECO_DOS_PEDIDOS}?ids=${pedido.idPedido}`}>Decidir este pedido</Link>
        </p>
      )}
      {pedido.podeAbrir && <AbrirIdentidade idPedido={pedido.idPedido} />}
    </>
  );
}

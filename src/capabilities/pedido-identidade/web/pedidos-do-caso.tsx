import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Secao } from '#shell/ui/secao.tsx';
import { pedirIdentidade } from '../domain/pedir-identidade.ato.ts';
import { usePedidosDoCaso } from './pedidos-queries.ts';
import { UmPedido } from './um-pedido.tsx';

export interface PedidosDoCasoProps {
  readonly caso: {
    readonly idManifestacao: number;
    readonly historico: readonly { readonly acao: string }[];
  };
}

/** Nothing is asked of the server where the history knows of no request. */
export function PedidosDoCaso({ caso }: PedidosDoCasoProps) {
  const tem = caso.historico.some(({ acao }) => acao === pedirIdentidade.historico.rotulo);
  const consulta = usePedidosDoCaso(caso.idManifestacao, tem);
  if (!tem) return null;
  if (consulta.isError) {
    return <FalhaAoAbrir titulo="Não foi possível carregar os pedidos de identidade." falha={consulta} />;
  }
  if (!consulta.data) return <Skeleton lines={3} label="Carregando os pedidos de identidade…" />;
  if (consulta.data.pedidos.length === 0) return null;
  return (
    <Secao id="caso-pedidos-de-identidade" titulo="Pedidos para conhecer a identidade">
      {consulta.data.pedidos.map((pedido) => (
        <UmPedido key={pedido.idPedido} pedido={pedido} />
      ))}
    </Secao>
  );
}

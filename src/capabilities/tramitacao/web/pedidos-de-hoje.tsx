import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Porta, Portas } from '#shell/ui/portas.tsx';
import { useMeusPassos } from './tramitacao-queries.ts';

const MEUS_PEDIDOS = '/manifestacao/colaborar';

/** Where a colaborador lands: how much waits for them, and how much of it is late. */
export function PedidosDeHoje() {
  const consulta = useMeusPassos();
  const { data } = consulta;
  if (!data && consulta.isError)
    return <FalhaAoAbrir titulo="Não foi possível contar os seus pedidos." falha={consulta} />;
  if (!data) return <Skeleton shape="row" lines={1} label="Contando os seus pedidos…" />;
  const vencidos = data.itens.filter(({ diasRestantes }) => diasRestantes < 0).length;
  return (
    <Portas>
      <Porta
        to={MEUS_PEDIDOS}
        nome="pedidos"
        numero={data.itens.length.toLocaleString('pt-BR')}
        rotulo="Pedidos de contribuição"
        ajuda="Esperam o que você sabe."
        cheia={data.itens.length > 0}
      />
      <Porta
        to={MEUS_PEDIDOS}
        nome="vencidas"
        numero={vencidos.toLocaleString('pt-BR')}
        rotulo="Vencidos"
        ajuda="Passaram do dia combinado."
        cheia={vencidos > 0}
      />
    </Portas>
  );
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { buscaContract } from '#capabilities/busca/contract.ts';
import { createApi } from '#shell/api/client.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { useDebounced } from '#shell/ui/use-debounced.ts';

const api = createApi<typeof buscaContract>();

const PAUSA_MS = 1000;
const MIN_TEXTO = 15;

interface Props {
  readonly texto: string;
}

const usePedidosSemelhantes = ({ texto }: Props) => {
  const parado = useDebounced(texto.trim(), PAUSA_MS);
  const isBastante = parado.length >= MIN_TEXTO;
  const { data, isFetching } = useQuery({
    queryKey: ['pedidos-semelhantes', parado],
    queryFn: ({ signal }) =>
      api(
        'POST /app-web/v1/busca/pedidos-semelhantes',
        { body: { texto: parado.slice(0, 8000) } },
        { errors: 'silent', quiet: true, signal },
      ),
    enabled: isBastante,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const pedidos = isBastante ? (data ?? []) : [];
  return {
    pedidos,
    isBastante,
    isBuscando: isFetching && !data,
    isBuscado: isBastante && data !== undefined,
  };
};

type Semelhantes = ReturnType<typeof usePedidosSemelhantes>;

const quantos = (total: number): string =>
  total === 1 ? '1 pedido parecido já respondido' : `${total} pedidos parecidos já respondidos`;

function Estado({ pedidos, isBastante, isBuscado }: Semelhantes) {
  return (
    <p role="status" className="ui-muted">
      {!isBastante && 'Enquanto você escreve, mostramos aqui pedidos públicos parecidos, com a resposta.'}
      {isBuscado && pedidos.length === 0 && 'Não achamos pedido parecido.'}
      {pedidos.length > 0 && `${quantos(pedidos.length)}. Veja se já responde o que você quer saber.`}
    </p>
  );
}

function Lista({ pedidos }: Pick<Semelhantes, 'pedidos'>) {
  return (
    <ul className="registrar-semelhantes">
      {pedidos.map((pedido) => (
        <li key={pedido.numeroProtocolo}>
          <details>
            <summary>{pedido.resumo}</summary>
            <p className="ui-muted">
              {pedido.orgao}
              {pedido.decisao && ` · ${pedido.decisao}`}
            </p>
            <p>{pedido.trechoDaResposta}</p>
            <p className="ui-muted">Protocolo {pedido.numeroProtocolo}</p>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Answered public requests similar to this one: the answer may already exist. */
export function PedidosSemelhantes(props: Props) {
  const semelhantes = usePedidosSemelhantes(props);
  return (
    <section>
      <h3>Já responderam algo parecido?</h3>
      <Estado {...semelhantes} />
      {semelhantes.isBuscando && <Skeleton lines={3} label="Buscando pedidos parecidos…" />}
      <Lista pedidos={semelhantes.pedidos} />
    </section>
  );
}

/** On phones, between text and buttons: open, with their number in the title. */
export function PedidosSemelhantesNoCelular(props: Props) {
  const semelhantes = usePedidosSemelhantes(props);
  const { pedidos } = semelhantes;
  return (
    <>
      <Estado {...semelhantes} />
      {pedidos.length > 0 && (
        <Collapsible title={quantos(pedidos.length)} headingLevel={3} defaultOpen>
          <Lista pedidos={pedidos} />
        </Collapsible>
      )}
    </>
  );
}

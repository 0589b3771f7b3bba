import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { buscaContract } from '#capabilities/busca/contract.ts';
import { createApi } from '#shell/api/client.ts';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Collapsible } from '#shell/ui/navegacao/accordion.tsx';
import { useDebounced } from '#shell/ui/use-debounced.ts';
import type { AQuem } from '../a-quem/a-quem.ts';
import { palavras } from '../a-quem/palavras.ts';

const api = createApi<typeof buscaContract>();

const PAUSA_MS = 1000;
const MIN_TEXTO = 15;

interface Props {
  readonly texto: string;
  readonly aQuem: AQuem;
}

const usePedidosSemelhantes = (texto: string) => {
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

function Estado({ pedidos, isBastante, isBuscado, aQuem }: Semelhantes & Pick<Props, 'aQuem'>) {
  return (
    <p role="status" className="ui-muted">
      {!isBastante && palavras(aQuem).semelhantesAntes}
      {isBuscado && pedidos.length === 0 && 'Não achamos pedido parecido.'}
      {pedidos.length > 0 && `${quantos(pedidos.length)}. ${palavras(aQuem).semelhantesAchados}`}
    </p>
  );
}

function Lista({ pedidos }: Pick<Semelhantes, 'pedidos'>) {
  return (
    <ul className="registrar-semelhantes">
      {pedidos.map((pedido) => (
        <li key={pedido.numeroProtocolo}>
          <details>
            <summary>
              {pedido.resumo}
              <span className="registrar-semelhante-linha">
                {[pedido.sigla, pedido.respondidoEm.slice(0, 4), pedido.decisao].filter(Boolean).join(' · ')}
              </span>
              {pedido.noQueDifere && (
                <span className="registrar-semelhante-linha">“{pedido.noQueDifere}”</span>
              )}
            </summary>
            <p>{pedido.trechoDaResposta}</p>
            <p className="ui-muted">
              {pedido.orgao}. Protocolo {pedido.numeroProtocolo}
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** Answered public requests similar to this one: the answer may already exist. */
export function PedidosSemelhantes(props: Props) {
  const semelhantes = usePedidosSemelhantes(props.texto);
  return (
    <section>
      <h3>Já responderam algo parecido?</h3>
      <Estado {...semelhantes} aQuem={props.aQuem} />
      {semelhantes.isBuscando && <Skeleton lines={3} label="Buscando pedidos parecidos…" />}
      <Lista pedidos={semelhantes.pedidos} />
    </section>
  );
}

/** On phones, between text and buttons: open, with their number in the title. */
export function PedidosSemelhantesNoCelular(props: Props) {
  const semelhantes = usePedidosSemelhantes(props.texto);
  const { pedidos } = semelhantes;
  return (
    <>
      <Estado {...semelhantes} aQuem={props.aQuem} />
      {pedidos.length > 0 && (
        <Collapsible title={quantos(pedidos.length)} headingLevel={3} defaultOpen>
          <Lista pedidos={pedidos} />
        </Collapsible>
      )}
    </>
  );
}

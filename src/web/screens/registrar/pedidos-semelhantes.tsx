import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { buscaContract } from '#capabilities/busca/contract.ts';
import { createApi } from '#web/api/client.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useDebounced } from '#web/use-debounced.ts';

const api = createApi<typeof buscaContract>();

const PAUSA_MS = 1000;
const MIN_TEXTO = 15;

/** Answered public requests like the one being written: the answer may already be there. */
export function PedidosSemelhantes({ texto }: { readonly texto: string }) {
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
  return (
    <section>
      <h3>Já responderam algo parecido?</h3>
      <p role="status" className="ui-muted">
        {!isBastante && 'Enquanto você escreve, mostramos aqui pedidos públicos parecidos, com a resposta.'}
        {isBastante && data && pedidos.length === 0 && 'Não achamos pedido parecido.'}
        {pedidos.length > 0 &&
          `${pedidos.length === 1 ? '1 pedido parecido' : `${pedidos.length} pedidos parecidos`}. Veja se já responde o que você quer saber.`}
      </p>
      {isFetching && !data && <Skeleton lines={3} label="Buscando pedidos parecidos…" />}
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
    </section>
  );
}

import { faStar } from '@fortawesome/free-solid-svg-icons/faStar.js';
import { formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { useAQualificar } from '../recurso-queries.ts';
import './qualificar.css';

/** S2-08: without `ids` the person chooses here instead of being sent elsewhere. */
export function EscolherRecurso() {
  const consulta = useAQualificar(true);
  const { data, error } = consulta;
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir os recursos." falha={consulta} />;
  if (!data) return <Skeleton shape="card" lines={3} label="Vendo o que há para avaliar…" />;
  if (data.length === 0) {
    return (
      <EmptyState
        title="Não há resposta de recurso para avaliar"
        icon={faStar}
        action={
          <LinkButton to="/manifestacao/consultarlai" variant="primary">
            Ver pedidos e recursos
          </LinkButton>
        }
      >
        Quando um recurso for decidido, ele aparece aqui até ser avaliado.
      </EmptyState>
    );
  }
  return (
    <section>
      <h2>Qual resposta você quer avaliar?</h2>
      <ul className="qualificar-lista">
        {data.map(({ idRecurso, numeroProtocolo, orgao, instancia, decisao, respondidoEm }) => (
          <li key={idRecurso} className="br-card">
            <div>
              <strong>
                {instancia}: {decisao}
              </strong>
              <p>
                Pedido <span className="ui-mono">{numeroProtocolo}</span> · {orgao} · decidido em{' '}
                {formatDiaDoMomento(respondidoEm)}
              </p>
            </div>
            <LinkButton to={`/manifestacao/qualificar?ids=${idRecurso}`} variant="secondary">
              Avaliar{' '}
              <span className="sr-only">
                {instancia}, pedido {numeroProtocolo}
              </span>
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

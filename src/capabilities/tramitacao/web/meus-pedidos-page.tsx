import { faInbox } from '@fortawesome/free-solid-svg-icons/faInbox.js';
import { ApiError } from '#shell/api/errors.ts';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Card } from '#shell/ui/card.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { PrazoTag } from '#shell/ui/estado/prazo.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { type MeuPasso, useMeusPassos } from './tramitacao-queries.ts';
import './tramitacao.css';

function Pedido({ passo }: { readonly passo: MeuPasso }) {
  return (
    <Card
      headingLevel={2}
      title={<span className="ui-mono">{passo.numeroProtocolo}</span>}
      footer={
        <LinkButton
          to={`/manifestacao/colaborar/${passo.idTramitacao}`}
          variant="secondary"
          aria-label={`Contribuir com ${passo.numeroProtocolo}`}
        >
          Contribuir
        </LinkButton>
      }
    >
      <p className="pedido-marcas">
        <PrazoTag dias={passo.diasRestantes} />
        <Tag>{passo.tipo}</Tag>
        {passo.assunto && <Tag>{passo.assunto}</Tag>}
      </p>
      {passo.mensagem ? (
        <p className="pedido-mensagem">{passo.mensagem}</p>
      ) : (
        <p className="ui-muted">O que foi pedido aparece ao abrir: denúncias não têm o texto na lista.</p>
      )}
      <p className="ui-muted">
        {passo.remetente} pediu{passo.unidade ? ` a ${passo.unidade}` : ' a você'} em{' '}
        {formatDiaDoMomento(passo.abertaEm)}. Responda até <strong>{formatDia(passo.prazo)}</strong>.
      </p>
    </Card>
  );
}

const porPrazo = (a: MeuPasso, b: MeuPasso): number => a.prazo.localeCompare(b.prazo);

/** Somebody without an office is never asked, and gets a 404. */
const semOrgao = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** What waits for the person, soonest due first. */
export default function MeusPedidosPage() {
  const consulta = useMeusPassos();
  const { data, error } = consulta;
  if (!data && error && !semOrgao(error)) return <FalhaAoAbrir falha={consulta} />;
  if (!data && !error) return <Skeleton shape="row" lines={4} label="Buscando os pedidos…" />;
  const passos = [...(data?.itens ?? [])].sort(porPrazo);
  if (passos.length === 0) {
    return (
      <EmptyState
        title="Nada espera por você"
        icon={faInbox}
        action={
          <LinkButton to="/principal" variant="primary">
            Ir ao início
          </LinkButton>
        }
      >
        Quando a ouvidoria pedir a sua contribuição, o pedido aparece aqui e você recebe um e-mail.
      </EmptyState>
    );
  }
  const vencidos = passos.filter(({ diasRestantes }) => diasRestantes < 0).length;
  return (
    <>
      <p>
        {passos.length === 1 ? '1 pedido espera por você' : `${passos.length} pedidos esperam por você`}
        {vencidos > 0 && `, ${vencidos === 1 ? '1 deles vencido' : `${vencidos} deles vencidos`}`}.
      </p>
      <ul className="pedidos">
        {passos.map((passo) => (
          <li key={passo.idTramitacao}>
            <Pedido passo={passo} />
          </li>
        ))}
      </ul>
    </>
  );
}

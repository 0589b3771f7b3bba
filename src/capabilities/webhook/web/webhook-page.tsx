import { useParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { WebhookVisto } from '../contract.ts';
import { eventosDoWebhook, nomeDoEvento } from '../domain/eventos.ts';
import { AtosDoWebhook } from './atos-do-webhook.tsx';
import { ConfirmarWebhook } from './confirmar-webhook.tsx';
import { LISTA, naHoraDe, SituacaoDoWebhook } from './nomes-do-webhook.tsx';
import { ReenviarPeriodo } from './reenviar-periodo.tsx';
import { RegistroDeEntregas } from './registro-de-entregas.tsx';
import { useWebhook } from './webhook-queries.ts';
import './webhook.css';

function Aberto({ webhook }: { readonly webhook: WebhookVisto }) {
  const { nome, orgao, endereco, eventos, desligadoEm, falhandoDesde, ultimaEntregaEm } = webhook;
  return (
    <div data-largura="total" className="trabalho">
      <h2>{nome}</h2>
      {desligadoEm && (
        <Message type="danger" title="A plataforma desligou este webhook." still>
          Ele falhou por dias seguidos, até {formatMomento(desligadoEm)}. Faça uma entrega de teste e, se ela
          chegar, ative-o de novo.
        </Message>
      )}
      <ConfirmarWebhook webhook={webhook} />
      <Ficha
        fatos={{
          Situação: <SituacaoDoWebhook {...webhook} />,
          Órgão: `${orgao.sigla} – ${orgao.nome}`,
          Endereço: <span className="webhook-endereco">{endereco}</span>,
          'Assinado pelo sistema': webhook.sistema,
          'Avisa de':
            eventos.length === eventosDoWebhook.length
              ? 'Todos os eventos'
              : eventos.map(nomeDoEvento).join(', '),
          'Última entrega': ultimaEntregaEm ? naHoraDe(ultimaEntregaEm) : 'Nenhuma ainda',
          'Falhando desde': falhandoDesde && !desligadoEm && naHoraDe(falhandoDesde),
          'Segredo anterior':
            webhook.segredoAnteriorAte && `assina até ${formatMomento(webhook.segredoAnteriorAte)}`,
          'Não entregues': webhook.mortas > 0 && String(webhook.mortas),
        }}
      />
      <AtosDoWebhook webhook={webhook} />
      <ReenviarPeriodo webhook={webhook} />
      <h3>Entregas</h3>
      <RegistroDeEntregas webhook={webhook} />
      <div className="ui-actions">
        <LinkButton to={LISTA} variant="secondary">
          Voltar aos webhooks
        </LinkButton>
      </div>
    </div>
  );
}

export default function WebhookPage() {
  const { idWebhook } = useParams();
  const consulta = useWebhook(Number(idWebhook));
  const { data, error } = consulta;
  if (data) return <Aberto webhook={data} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        title="Não encontramos este webhook"
        action={
          <LinkButton to={LISTA} variant="primary">
            Ver os webhooks
          </LinkButton>
        }
      />
    );
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir o webhook." falha={consulta} />;
  return <Skeleton lines={6} label="Abrindo o webhook…" />;
}

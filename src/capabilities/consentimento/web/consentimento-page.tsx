import { faLock } from '@fortawesome/free-solid-svg-icons/faLock.js';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { formatDia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useSegredoDoEndereco } from '#shell/segredo-do-endereco/segredo-do-endereco.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { ResponderConsentimento } from './consentimento.tsx';
import { type PedidoDeConsentimento, useConsentimento } from './consentimento-queries.ts';

function NadaAMostrar() {
  return (
    <EmptyState
      title="Não há pedido de consentimento para mostrar"
      icon={faLock}
      action={
        <div className="ui-actions">
          <LinkButton to="/manifestacao/consultar" variant="primary">
            Usar protocolo e código
          </LinkButton>
          <LinkButton to="/login?redirect=%2Fprincipal" variant="secondary">
            Entrar na minha conta
          </LinkButton>
        </div>
      }
    >
      O link do e-mail vale uma vez só e por tempo limitado. Entre na sua conta, ou use o protocolo e o código
      de acesso, para ver se ainda há algo a responder.
    </EmptyState>
  );
}

function Encerrado({ pedido, id }: { readonly pedido: PedidoDeConsentimento; readonly id: number }) {
  const { resposta, respondidoEm, destinatario, ultimoDia } = pedido;
  return (
    <section className="pagina-simples">
      <TituloFocado>
        {resposta === null ? 'O prazo para responder terminou' : 'Sua resposta foi registrada'}
      </TituloFocado>
      {resposta === null ? (
        <p>
          O pedido podia ser respondido até {formatDia(ultimoDia)}. Sem resposta, vale como não: seus dados
          não foram enviados para {destinatario}.
        </p>
      ) : (
        <Message type="success" title={resposta ? 'Você autorizou.' : 'Você não autorizou.'}>
          {resposta
            ? `Seus dados podem ser enviados para ${destinatario}.`
            : `Seus dados não serão enviados para ${destinatario}, e a sua denúncia continua sendo tratada.`}
          {respondidoEm && ` Respondido em ${formatMomento(respondidoEm)}.`}
        </Message>
      )}
      <div className="ui-actions">
        <LinkButton to={`/manifestacao/detalhar/${id}`} variant="primary">
          Ver a manifestação
        </LinkButton>
      </div>
    </section>
  );
}

/** Somebody else had the code in hands: it shows the question, and no more. */
function PorOutroCaminho({
  pedido: { orgao, destinatario, ultimoDia },
  motivo,
}: {
  readonly pedido: PedidoDeConsentimento;
  readonly motivo: string;
}) {
  return (
    <section className="pagina-simples">
      <h2>Seus dados podem ser enviados a outro órgão?</h2>
      <p>
        {orgao} pediu a sua autorização para enviar os seus dados a {destinatario}. Você pode responder até{' '}
        {formatDia(ultimoDia)}.
      </p>
      <Message type="warning" title="Responda por outro caminho." still>
        {motivo}
      </Message>
      <div className="ui-actions">
        <LinkButton to="/login?redirect=%2Fprincipal" variant="primary">
          Entrar na minha conta
        </LinkButton>
      </div>
    </section>
  );
}

function Consentimento({ id }: { readonly id: number }) {
  const token = useSegredoDoEndereco('token');
  const consulta = useConsentimento(id, token);
  const { data: pedido, error } = consulta;
  const queries = useQueryClient();
  if (pedido) {
    if (pedido.porOutroCaminho) return <PorOutroCaminho pedido={pedido} motivo={pedido.porOutroCaminho} />;
    if (!pedido.podeResponder) return <Encerrado pedido={pedido} id={id} />;
    return (
      <section className="pagina-simples">
        <h2>Seus dados podem ser enviados a outro órgão?</h2>
        <ResponderConsentimento
          idManifestacao={id}
          pedido={pedido}
          onRespondido={() => void queries.invalidateQueries({ queryKey: ['manifestacao', id] })}
        />
      </section>
    );
  }
  if (!error) return <Skeleton lines={6} label="Abrindo o pedido…" />;
  if (error instanceof ApiError && error.status < 500) return <NadaAMostrar />;
  return <FalhaAoAbrir falha={consulta} />;
}

/** S2-09: open, but empty without the session, the access code or the mail's link. */
export default function ConsentimentoPage() {
  const { idManifestacao } = useParams();
  return <Consentimento key={idManifestacao} id={Number(idManifestacao)} />;
}

import { faStar } from '@fortawesome/free-solid-svg-icons/faStar.js';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiError } from '#web/api/errors.ts';
import { useSegredoDoEndereco } from '#web/consultar/segredo-do-endereco.ts';
import { formatMomento } from '#web/formato.ts';
import { FalhaAoAbrir } from '#web/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TituloFocado } from '#web/ui/titulo-focado.tsx';
import { Avaliar } from './avaliar.tsx';
import { type Pesquisa, usePesquisa } from './pesquisa-queries.ts';

function NadaAAvaliar() {
  return (
    <EmptyState
      title="Não há o que avaliar neste endereço"
      icon={faStar}
      action={
        <LinkButton to="/manifestacao" variant="primary">
          Ver minhas manifestações
        </LinkButton>
      }
    >
      O link do e-mail pode ter vencido. Abra a manifestação pela sua lista: se ela ainda puder ser avaliada,
      o botão está lá.
    </EmptyState>
  );
}

function Avaliada({ em, id }: { readonly em: string; readonly id: number }) {
  return (
    <section className="pagina-simples">
      <TituloFocado>Obrigado por avaliar</TituloFocado>
      <Message type="success" title="Avaliação registrada.">
        Enviada em {formatMomento(em)}. Ela ajuda o órgão a responder melhor.
      </Message>
      <div className="ui-actions">
        <LinkButton to={`/manifestacao/detalhar/${id}`} variant="primary">
          Ver a manifestação
        </LinkButton>
      </div>
    </section>
  );
}

function AindaNao({ pesquisa, id }: { readonly pesquisa: Pesquisa; readonly id: number }) {
  return (
    <EmptyState
      title="Ainda não é hora de avaliar"
      icon={faStar}
      action={
        <LinkButton to={`/manifestacao/detalhar/${id}`} variant="primary">
          Ver a manifestação
        </LinkButton>
      }
    >
      {`A avaliação do protocolo ${pesquisa.numeroProtocolo} abre quando ${pesquisa.orgao} der a resposta final.`}
    </EmptyState>
  );
}

function Pagina({ id }: { readonly id: number }) {
  const token = useSegredoDoEndereco('token');
  const consulta = usePesquisa(id, token);
  const { data: pesquisa, error } = consulta;
  const queries = useQueryClient();
  if (pesquisa?.respondidaEm) return <Avaliada em={pesquisa.respondidaEm} id={id} />;
  if (pesquisa && !pesquisa.podeResponder) return <AindaNao pesquisa={pesquisa} id={id} />;
  if (pesquisa) {
    return (
      <section className="pagina-simples">
        <h2>Como foi a resposta que você recebeu?</h2>
        <Avaliar
          idManifestacao={id}
          pesquisa={pesquisa}
          onAvaliada={() => void queries.invalidateQueries({ queryKey: ['manifestacao', id] })}
        />
      </section>
    );
  }
  if (!error) return <Skeleton lines={6} label="Abrindo a pesquisa…" />;
  if (error instanceof ApiError && error.status < 500) return <NadaAAvaliar />;
  return <FalhaAoAbrir falha={consulta} />;
}

export default function AvaliarPage() {
  const { idManifestacao } = useParams();
  return <Pagina key={idManifestacao} id={Number(idManifestacao)} />;
}

import { faStar } from '@fortawesome/free-solid-svg-icons/faStar.js';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { comArtigoEscrito } from '#kernel/artigo-do-orgao.ts';
import { ApiError } from '#shell/api/errors.ts';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useSegredoDoEndereco } from '#shell/segredo-do-endereco/segredo-do-endereco.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
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
      {`A avaliação do protocolo ${pesquisa.numeroProtocolo} abre quando ${comArtigoEscrito(pesquisa.orgao)} der a resposta final.`}
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

import { faGavel } from '@fortawesome/free-solid-svg-icons/faGavel.js';
import { useEffect, useId } from 'react';
import { useParams } from 'react-router';
import { respostasMostradas } from '#capabilities/manifestacao/domain/ler/respostas-mostradas.ts';
import { ApiError } from '#shell/api/errors.ts';
import { useDetalhe } from '#shell/atos/detalhe-query.ts';
import { SoQuemPode } from '#shell/atos/so-quem-pode.tsx';
import { getInstalacao } from '#shell/instalacao.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { parte } from '#shell/partes.ts';
import { AoLadoDoArquivo } from '#shell/ui/arquivos.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { useRecurso } from '../recurso-queries.ts';
import { ResponderRecurso } from './responder-recurso.tsx';

const Complementacoes = parte('complementacoes-do-caso');
const Relato = parte('relato-do-caso');
const Respostas = parte('respostas-do-caso');
const VerArquivo = parte('ver-arquivo');

const isRecusado = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 403 || error.status === 404);

/** The request and the office's answer. */
function OPedido({ recurso }: { readonly recurso: RecursoVisto }) {
  const id = useId();
  const consulta = useDetalhe(recurso.idManifestacao);
  const { data: caso } = consulta;
  if (consulta.isError) return <FalhaAoAbrir titulo="Não foi possível abrir o pedido." falha={consulta} />;
  if (!caso) return <Skeleton lines={8} label="Abrindo o pedido…" />;
  const respostas = respostasMostradas(caso);
  return (
    <>
      <section className="recurso-caixa" aria-labelledby={`${id}-pedido`}>
        <h2 id={`${id}-pedido`}>O pedido</h2>
        <Relato caso={caso} />
        <Complementacoes complementacoes={caso.complementacoes} daEquipe />
      </section>
      <section className="recurso-caixa" aria-labelledby={`${id}-resposta`}>
        <h2 id={`${id}-resposta`}>A resposta do órgão</h2>
        {respostas.length === 0 ? (
          <p>O órgão não respondeu.</p>
        ) : (
          <Respostas respostas={respostas} daEquipe />
        )}
      </section>
    </>
  );
}

function NaoEncontrado() {
  return (
    <EmptyState
      title="Não encontramos este recurso"
      icon={faGavel}
      action={
        <LinkButton to="/manifestacao/recurso/tratar" variant="primary">
          Ir à lista de recursos
        </LinkButton>
      }
    >
      Ele não existe, ou não é julgado por você nem é do seu órgão.
    </EmptyState>
  );
}

function Pagina({ id }: { readonly id: number }) {
  const consulta = useRecurso(id);
  const { data: recurso, error } = consulta;
  useEffect(() => {
    if (recurso) document.title = `Recurso ${recurso.numeroProtocolo} · ${getInstalacao().nome}`;
  }, [recurso]);
  if (isRecusado(error)) return <NaoEncontrado />;
  if (recurso) {
    return (
      <AoLadoDoArquivo value={VerArquivo}>
        <ResponderRecurso recurso={recurso}>
          <OPedido recurso={recurso} />
        </ResponderRecurso>
      </AoLadoDoArquivo>
    );
  }
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir o recurso." falha={consulta} />;
  return <Skeleton lines={10} label="Abrindo o recurso…" />;
}

export default function ResponderRecursoPage() {
  const id = Number(useParams().idRecurso);
  return (
    <SoQuemPode acao="manifestacao.tratar">
      <Pagina key={id} id={id} />
    </SoQuemPode>
  );
}

import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { useLocation, useParams } from 'react-router';
import { z } from 'zod';
import { ApiError } from '#shell/api/errors.ts';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { usePerguntaParaManter } from './ajuda-queries.ts';
import { EditorDaPergunta } from './editor-da-pergunta.tsx';

const estado = z.object({ feito: z.string() });

export default function EditarPerguntaPage() {
  const idPergunta = Number(useParams().idPergunta);
  const { state } = useLocation();
  const consulta = usePerguntaParaManter(idPergunta);
  const { data, error } = consulta;
  const feito = estado.safeParse(state).data?.feito;
  if (consulta.isPending) return <Skeleton shape="row" lines={8} label="Abrindo a pergunta…" />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Esta pergunta não existe"
        icon={faSearch}
        action={
          <LinkButton to="/configuracoes/ajuda" variant="primary">
            Ver as perguntas
          </LinkButton>
        }
      />
    );
  }
  if (!data) return <FalhaAoAbrir titulo="Não foi possível abrir a pergunta." falha={consulta} />;
  return (
    <>
      {feito && <Message type="success" title={feito} />}
      <p>
        {data.alteradaEm
          ? `Alterada por ${data.autor ?? 'alguém'}, ${formatMomento(data.alteradaEm)}. As mudanças ficam na auditoria.`
          : 'Como veio no sistema. Depois de salva, nenhuma nova versão do sistema a reescreve.'}
      </p>
      {/* A new version remounts the editor, so that the next change starts from what was saved. */}
      <EditorDaPergunta key={`${data.idPergunta} ${data.versao}`} aberta={data} />
    </>
  );
}

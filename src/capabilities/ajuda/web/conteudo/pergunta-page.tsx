import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { Link, useParams } from 'react-router';
import { ApiError } from '#shell/api/errors.ts';
import { formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useTitulo } from '#shell/navegacao/titulo.ts';
import { Button } from '#shell/ui/button.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { PerguntaAberta } from '../../contract.ts';
import { temas } from '../../domain/temas.ts';
import { usePergunta } from '../ajuda-queries.ts';
import { TextoDaResposta } from '../texto-da-resposta.tsx';
import './conteudo.css';

const enderecoPermanente = (slug: string): string =>
  `${window.location.origin}/web/perguntas-frequentes/${slug}`;

function Pergunta({ aberta }: { readonly aberta: PerguntaAberta }) {
  const { slug, tema, pergunta, resposta, alteradaEm, parecidas } = aberta;
  useTitulo(pergunta);
  return (
    <article className="conteudo">
      <link rel="canonical" href={enderecoPermanente(slug)} />
      <TextoDaResposta resposta={resposta} />
      {alteradaEm && <p className="ui-muted">Atualizada em {formatMomento(alteradaEm)}.</p>}
      <div className="ui-actions ui-no-print">
        <CopyButton text={enderecoPermanente(slug)} what="endereço" showLabel size="medium" />
        <Button icon={faPrint} onClick={() => window.print()}>
          Imprimir
        </Button>
      </div>
      {parecidas.length > 0 && (
        <nav className="ui-no-print" aria-labelledby="mesmo-assunto">
          <h2 id="mesmo-assunto">Mais sobre “{temas[tema]}”</h2>
          <ul>
            {parecidas.map((outra) => (
              <li key={outra.slug}>
                <Link to={`/perguntas-frequentes/${outra.slug}`}>{outra.pergunta}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="ui-actions ui-no-print">
        <LinkButton to="/perguntas-frequentes" variant="secondary">
          Ver todas as perguntas
        </LinkButton>
      </div>
    </article>
  );
}

/** One question at its permanent address. */
export default function PerguntaPage() {
  const { slug = '' } = useParams();
  const consulta = usePergunta(slug);
  const { data, error } = consulta;
  if (consulta.isPending) return <Skeleton shape="row" lines={4} label="Abrindo a pergunta…" />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Não há pergunta neste endereço"
        icon={faSearch}
        action={
          <LinkButton to="/perguntas-frequentes" variant="primary">
            Ver todas as perguntas
          </LinkButton>
        }
      >
        Ela pode ter saído da página, ou o endereço foi digitado com algum erro.
      </EmptyState>
    );
  }
  if (!data) return <FalhaAoAbrir titulo="Não foi possível abrir a pergunta." falha={consulta} />;
  return <Pergunta aberta={data} />;
}

import { Link, useParams, useSearchParams } from 'react-router';
import { comPreposicao } from '#kernel/artigo-do-orgao.ts';
import { ApiError } from '#shell/api/errors.ts';
import { formatMomento } from '#shell/formato.ts';
import { readNumero } from '#shell/lista/read-do-endereco.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { EdicaoDaLista } from '../../domain/lista/lista-anual.ts';
import { useListaPublica } from '../classificadas-queries.ts';
import { ConteudoDaListaAnual } from './conteudo-da-lista.tsx';
import { enderecoDaLista } from './endereco-da-lista.ts';
import '../classificadas.css';

interface EdicoesProps {
  readonly idOuvidoria: number;
  readonly edicoes: readonly EdicaoDaLista[];
  readonly atual: number;
}

function Edicoes({ idOuvidoria, edicoes, atual }: EdicoesProps) {
  if (edicoes.length < 2) return null;
  return (
    <section aria-labelledby="edicoes">
      <h3 id="edicoes">Edições</h3>
      <ol>
        {edicoes.map(({ ano, edicao, publicadaEm, motivo }) => (
          <li key={edicao} value={edicao}>
            {edicao === atual ? (
              <strong>{formatMomento(publicadaEm)}</strong>
            ) : (
              <Link to={enderecoDaLista(idOuvidoria, ano, edicao)}>{formatMomento(publicadaEm)}</Link>
            )}
            {motivo && `: ${motivo}`}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A published list, for everybody; prints well, as the decree asks for a copy on paper. */
export default function ListaPublicaPage() {
  const { idOuvidoria, ano } = useParams();
  const [params] = useSearchParams();
  const consulta = useListaPublica(Number(idOuvidoria), Number(ano), readNumero(params.get('edicao')));
  const { data, error } = consulta;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title="Esta lista não foi publicada"
        action={
          <LinkButton to="/informacoes-classificadas" variant="primary">
            Ver as listas publicadas
          </LinkButton>
        }
      >
        O órgão ainda não publicou a lista deste ano, ou o endereço está errado.
      </EmptyState>
    );
  }
  if (error) return <FalhaAoAbrir titulo="Não foi possível abrir a lista." falha={consulta} />;
  if (!data) return <Skeleton lines={8} label="Abrindo a lista…" />;
  const { orgao, edicao, edicoes, anos } = data;
  const [ultima] = edicoes;
  return (
    <div data-largura="total" className="trabalho">
      <h2>
        {orgao.sigla} – {orgao.nome}: {data.ano}
      </h2>
      <p>
        Publicada em {formatMomento(edicao.publicadaEm)} por {edicao.responsavel}.
      </p>
      {ultima && ultima.edicao !== edicao.edicao && (
        <Message type="warning" title="Há uma edição mais nova." still>
          <Link to={enderecoDaLista(orgao.idOuvidoria, data.ano)}>Ver a edição atual</Link>
        </Message>
      )}
      {anos.length > 1 && (
        <nav className="classificadas-anos ui-no-print" aria-label="Anos">
          {anos.map((outro) =>
            outro === data.ano ? (
              <strong key={outro} aria-current="page">
                {outro}
              </strong>
            ) : (
              <Link key={outro} to={enderecoDaLista(orgao.idOuvidoria, outro)}>
                {outro}
              </Link>
            ),
          )}
        </nav>
      )}
      <ConteudoDaListaAnual conteudo={data} />
      <Edicoes idOuvidoria={orgao.idOuvidoria} edicoes={edicoes} atual={edicao.edicao} />
      <div className="ui-actions ui-no-print">
        <LinkButton to={`/desclassificacao/pedir?orgao=${orgao.idOuvidoria}`} variant="primary">
          Pedir desclassificação {comPreposicao('a', orgao)}
        </LinkButton>
      </div>
    </div>
  );
}

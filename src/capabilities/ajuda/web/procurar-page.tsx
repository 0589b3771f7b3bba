import { faSearch } from '@fortawesome/free-solid-svg-icons/faSearch.js';
import { Link, useSearchParams } from 'react-router';
import { Procurar } from '#shell/lista/procurar.tsx';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { useUsuario } from '#shell/session/session.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import type { ResultadoDoSite } from '../contract.ts';
import { NADA_ENCONTRADO, nomeDoGrupo } from '../domain/busca-do-site.ts';
import { useBuscaDoSite } from './ajuda-queries.ts';
import './ajuda.css';

const MAX_PALAVRAS = 200;

const quantos = (grupos: ResultadoDoSite['grupos']): string => {
  const total = grupos.reduce((soma, { itens }) => soma + itens.length, 0);
  if (total === 0) return 'Nenhum resultado.';
  return total === 1 ? '1 resultado.' : `${total} resultados.`;
};

function Nada({ q }: { readonly q: string }) {
  return (
    <EmptyState
      title={NADA_ENCONTRADO}
      icon={faSearch}
      action={
        <div className="ui-actions">
          <LinkButton to={`/busca?${new URLSearchParams({ q })}`} variant="primary">
            Procurar em pedidos e respostas
          </LinkButton>
          <LinkButton to="/perguntas-frequentes" variant="secondary">
            Ver as perguntas frequentes
          </LinkButton>
        </div>
      }
    >
      Tente outras palavras, mais simples ou em menor número.
    </EmptyState>
  );
}

function Grupos({ grupos, q }: { readonly grupos: ResultadoDoSite['grupos']; readonly q: string }) {
  return (
    <>
      {grupos.map(({ grupo, itens }) => (
        <section key={grupo} aria-labelledby={`grupo-${grupo}`}>
          <h2 id={`grupo-${grupo}`}>{nomeDoGrupo[grupo]}</h2>
          <ul className="ajuda-achados">
            {itens.map(({ titulo, detalhe, endereco }) => (
              <li key={`${endereco} ${titulo}`}>
                <Link to={endereco}>{titulo}</Link>
                <p>{detalhe}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="ui-no-print">
        <Link to={`/busca?${new URLSearchParams({ q })}`}>
          Procurar só em pedidos e respostas, com filtros
        </Link>
      </p>
    </>
  );
}

function Resultado({ q }: { readonly q: string }) {
  const usuario = useUsuario();
  const consulta = useBuscaDoSite(q, usuario?.login ?? '');
  if (consulta.isPending) return <Skeleton shape="row" lines={6} label="Buscando…" />;
  if (!consulta.data) return <FalhaAoAbrir titulo="Não foi possível buscar." falha={consulta} />;
  const { grupos } = consulta.data;
  return (
    <>
      <p role="status">{quantos(grupos)}</p>
      {grupos.length === 0 ? <Nada q={q} /> : <Grupos grupos={grupos} q={q} />}
    </>
  );
}

/** Where the header's search leads: everything the site has, and the person's own cases. */
export default function ProcurarPage() {
  const [params, setParams] = useSearchParams();
  const q = (params.get('q') ?? '').trim().slice(0, MAX_PALAVRAS);
  return (
    <>
      <Procurar
        key={q}
        busca={q}
        ajuda="Páginas, perguntas frequentes, órgãos, pedidos públicos e, se você entrou na conta, o que é seu."
        onProcurar={(busca) => setParams(busca ? { q: busca } : {})}
      />
      {q === '' ? <p>Escreva o que você procura, com as suas palavras.</p> : <Resultado q={q} />}
    </>
  );
}

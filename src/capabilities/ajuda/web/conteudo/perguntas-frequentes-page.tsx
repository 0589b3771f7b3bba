import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useInstalacao } from '#shell/instalacao.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import type { PerguntaPublica } from '../../contract.ts';
import { emUmaLinha } from '../../domain/marcacao-leve.ts';
import { nomesDosTemas, temas } from '../../domain/temas.ts';
import { usePerguntas } from '../ajuda-queries.ts';
import { TambemNaAjuda } from '../tambem-na-ajuda.tsx';
import { TextoDaResposta } from '../texto-da-resposta.tsx';
import { Contato, Expandable, SearchField } from './parts.tsx';
import { matches } from './search-text.ts';
import { useFocusTarget, useHash } from './use-focus-target.ts';

const finds =
  (busca: string) =>
  ({ pergunta, resposta, sinonimos, tema }: PerguntaPublica) =>
    matches(busca, [pergunta, emUmaLinha(resposta), ...sinonimos, temas[tema]]);

const groupsOf = (encontradas: readonly PerguntaPublica[]) =>
  nomesDosTemas.flatMap((tema) => {
    const itens = encontradas.filter((pergunta) => pergunta.tema === tema);
    return itens.length === 0 ? [] : [{ id: `categoria-${tema}`, titulo: temas[tema], itens }];
  });

const resultado = (total: number, busca: string): string => {
  if (busca.trim() === '') return `${total} perguntas, por assunto.`;
  if (total === 0) return 'Nenhuma pergunta encontrada.';
  return total === 1 ? '1 pergunta encontrada.' : `${total} perguntas encontradas.`;
};

export default function PerguntasFrequentesPage() {
  const consulta = usePerguntas();
  if (consulta.isPending) {
    return (
      <article className="conteudo">
        <Skeleton shape="row" lines={8} label="Abrindo as perguntas…" />
      </article>
    );
  }
  if (!consulta.data) {
    return <FalhaAoAbrir titulo="Não foi possível abrir as perguntas frequentes." falha={consulta} />;
  }
  return <Perguntas perguntas={consulta.data} />;
}

type Grupo = ReturnType<typeof groupsOf>[number];

/** Every id of a subject: its own, and those of its questions. */
const contains = (grupo: Grupo, id: string): boolean =>
  grupo.id === id || grupo.itens.some(({ slug }) => slug === id);

function Questoes({ itens, abertas, onAlternar }: { readonly itens: Grupo['itens'] } & Abertas) {
  return itens.map(({ slug, pergunta, resposta }) => (
    <Expandable
      key={slug}
      id={slug}
      titulo={pergunta}
      nivel="h3"
      aberto={abertas.has(slug)}
      onAlternar={onAlternar}
    >
      <TextoDaResposta resposta={resposta} />
      <p className="conteudo-permanente">
        <Link
          to={`/perguntas-frequentes/${slug}`}
          aria-label={`Endereço permanente desta pergunta: ${pergunta}`}
        >
          Endereço permanente desta pergunta
        </Link>
      </p>
    </Expandable>
  ));
}

interface Abertas {
  /** The ids of open subjects and questions. */
  readonly abertas: ReadonlySet<string>;
  readonly onAlternar: (id: string) => void;
}

/** A subject folds its questions; what a search found is shown without another press. */
function Assunto({
  grupo,
  isAchado,
  ...abertas
}: { readonly grupo: Grupo; readonly isAchado: boolean } & Abertas) {
  const { id, titulo, itens } = grupo;
  if (isAchado) {
    return (
      <section aria-labelledby={id}>
        <h2 id={id} tabIndex={-1}>
          {titulo}
        </h2>
        <Questoes itens={itens} {...abertas} />
      </section>
    );
  }
  return (
    <Expandable
      id={id}
      titulo={titulo}
      resumo={itens.length === 1 ? '1 pergunta' : `${itens.length} perguntas`}
      nivel="h2"
      aberto={abertas.abertas.has(id)}
      onAlternar={abertas.onAlternar}
    >
      <Questoes itens={itens} {...abertas} />
    </Expandable>
  );
}

function Perguntas({ perguntas }: { readonly perguntas: readonly PerguntaPublica[] }) {
  const [busca, setBusca] = useState('');
  const [abertas, setAbertas] = useState<ReadonlySet<string>>(new Set());

  const reveal = useCallback(
    (id: string) => {
      setBusca('');
      const assunto = groupsOf(perguntas).find((grupo) => contains(grupo, id));
      if (assunto) setAbertas((atuais) => new Set(atuais).add(assunto.id).add(id));
    },
    [perguntas],
  );
  useFocusTarget(useHash(), reveal);

  const alternar = (id: string) =>
    setAbertas((atuais) => {
      const novas = new Set(atuais);
      if (!novas.delete(id)) novas.add(id);
      return novas;
    });

  const encontradas = perguntas.filter(finds(busca));
  const grupos = groupsOf(encontradas);

  return (
    <article className="conteudo">
      <SearchField
        id="busca-perguntas"
        rotulo="Procure nas perguntas frequentes"
        valor={busca}
        onMudar={setBusca}
        resultado={resultado(encontradas.length, busca)}
      />
      {grupos.length === 0 && <SemResultado busca={busca} onLimpar={() => setBusca('')} />}
      {grupos.map((grupo) => (
        <Assunto
          key={grupo.id}
          grupo={grupo}
          isAchado={busca.trim() !== ''}
          abertas={abertas}
          onAlternar={alternar}
        />
      ))}
      {grupos.length > 0 && (
        <p className="conteudo-acoes">
          <button type="button" className="br-button secondary" onClick={() => window.print()}>
            Imprimir as perguntas
          </button>
        </p>
      )}
    </article>
  );
}

const SemResultado = ({ busca, onLimpar }: { readonly busca: string; readonly onLimpar: () => void }) => {
  const { emailContato } = useInstalacao();
  return (
    <section aria-labelledby="sem-resultado">
      <h2 id="sem-resultado">Não achamos uma pergunta com essas palavras</h2>
      <TambemNaAjuda texto={busca} />
      <p>Tente palavras mais simples, como “prazo”, “senha” ou “recurso”. Ou escolha um destes caminhos:</p>
      <ul>
        <li>
          Leia o <Link to="/manual">manual</Link>, que explica cada passo.
        </li>
        <li>
          Procure na <Link to="/busca">busca de pedidos e respostas</Link>.
        </li>
        <li>
          <Link to="/?modoOuvidoria=1">Registre uma manifestação</Link> e pergunte ao órgão.
        </li>
        <li>
          Escreva para <Contato email={emailContato} />.
        </li>
      </ul>
      <p className="conteudo-acoes">
        <button type="button" className="br-button secondary" onClick={onLimpar}>
          Ver todas as perguntas
        </button>
      </p>
    </section>
  );
};

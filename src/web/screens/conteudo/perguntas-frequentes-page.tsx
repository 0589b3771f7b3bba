import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useInstalacao } from '#web/instalacao.ts';
import { Marked } from './marked.tsx';
import { Contato, Expandable, PageIndex, SearchField } from './parts.tsx';
import { type Categoria, categorias, type Pergunta } from './perguntas-frequentes/pergunta.ts';
import { perguntas } from './perguntas-frequentes/perguntas.ts';
import { matches } from './search-text.ts';
import { useFocusTarget, useHash } from './use-focus-target.ts';

const finds = (busca: string) => (pergunta: Pergunta) =>
  matches(busca, [
    pergunta.pergunta,
    ...pergunta.resposta,
    ...pergunta.sinonimos,
    categorias[pergunta.categoria],
  ]);

const groupsOf = (encontradas: readonly Pergunta[]) =>
  (Object.keys(categorias) as Categoria[]).flatMap((categoria) => {
    const itens = encontradas.filter((pergunta) => pergunta.categoria === categoria);
    return itens.length === 0 ? [] : [{ id: `categoria-${categoria}`, titulo: categorias[categoria], itens }];
  });

const resultado = (total: number, busca: string): string => {
  if (busca.trim() === '') return `${total} perguntas, por assunto.`;
  if (total === 0) return 'Nenhuma pergunta encontrada.';
  return total === 1 ? '1 pergunta encontrada.' : `${total} perguntas encontradas.`;
};

export default function PerguntasFrequentesPage() {
  const [busca, setBusca] = useState('');
  const [abertas, setAbertas] = useState<ReadonlySet<string>>(new Set());

  const reveal = useCallback((id: string) => {
    setBusca('');
    setAbertas((atuais) => new Set(atuais).add(id));
  }, []);
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
      {grupos.length === 0 ? (
        <SemResultado onLimpar={() => setBusca('')} />
      ) : (
        <PageIndex itens={grupos} rotulo="Assuntos das perguntas" />
      )}
      {grupos.map((grupo) => (
        <section key={grupo.id} aria-labelledby={grupo.id}>
          <h2 id={grupo.id} tabIndex={-1}>
            {grupo.titulo}
          </h2>
          {grupo.itens.map((item) => (
            <Expandable
              key={item.id}
              id={item.id}
              titulo={item.pergunta}
              nivel="h3"
              aberto={abertas.has(item.id)}
              onAlternar={alternar}
            >
              {item.resposta.map((paragrafo) => (
                <p key={paragrafo}>
                  <Marked text={paragrafo} />
                </p>
              ))}
              <p className="conteudo-permanente">
                <Link to={`#${item.id}`} aria-label={`Endereço permanente desta pergunta: ${item.pergunta}`}>
                  Endereço permanente desta pergunta
                </Link>
              </p>
            </Expandable>
          ))}
        </section>
      ))}
    </article>
  );
}

const SemResultado = ({ onLimpar }: { readonly onLimpar: () => void }) => {
  const { emailContato } = useInstalacao();
  return (
    <section aria-labelledby="sem-resultado">
      <h2 id="sem-resultado">Não achamos uma pergunta com essas palavras</h2>
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

import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { type Parte, type Secao, textsOf } from '../../domain/manual/secao.ts';
import { partes } from '../../domain/manual/secoes.ts';
import { TambemNaAjuda } from '../tambem-na-ajuda.tsx';
import { BlocoDoManual } from './bloco-do-manual.tsx';
import { SearchField } from './parts.tsx';
import { matches } from './search-text.ts';
import { useFocusTarget, useHash } from './use-focus-target.ts';

const finds = (busca: string) => (secao: Secao) =>
  matches(busca, [secao.titulo, ...secao.blocos.flatMap(textsOf)]);

const filterPartes = (busca: string): Parte[] =>
  partes.flatMap((parte) => {
    const secoes = parte.secoes.filter(finds(busca));
    return secoes.length === 0 ? [] : [{ ...parte, secoes }];
  });

const resultado = (total: number, busca: string): string => {
  if (busca.trim() === '') return `${total} seções.`;
  if (total === 0) return 'Nenhuma seção encontrada.';
  return total === 1 ? '1 seção encontrada.' : `${total} seções encontradas.`;
};

export default function ManualPage() {
  const [busca, setBusca] = useState('');
  const reveal = useCallback(() => setBusca(''), []);
  useFocusTarget(useHash(), reveal);

  const encontradas = filterPartes(busca);
  const total = encontradas.reduce((soma, parte) => soma + parte.secoes.length, 0);

  return (
    <article className="conteudo">
      <SearchField
        id="busca-manual"
        rotulo="Procure no manual"
        valor={busca}
        onMudar={setBusca}
        resultado={resultado(total, busca)}
      />
      {total === 0 ? (
        <SemResultado busca={busca} onLimpar={() => setBusca('')} />
      ) : (
        <>
          <p className="conteudo-acoes">
            <button type="button" className="br-button secondary" onClick={() => window.print()}>
              Imprimir o manual
            </button>
          </p>
          <Indice partes={encontradas} />
        </>
      )}
      {encontradas.map((parte) => (
        <section key={parte.id} aria-labelledby={parte.id}>
          <h2 id={parte.id} tabIndex={-1}>
            {parte.titulo}
          </h2>
          {parte.secoes.map((secao) => (
            <section key={secao.id} aria-labelledby={secao.id}>
              <h3 id={secao.id} tabIndex={-1}>
                {secao.titulo}
              </h3>
              {secao.blocos.map((bloco) => (
                <BlocoDoManual key={textsOf(bloco).join()} bloco={bloco} />
              ))}
              <p className="conteudo-permanente">
                <Link to={`#${secao.id}`} aria-label={`Endereço permanente desta seção: ${secao.titulo}`}>
                  Endereço permanente desta seção
                </Link>
              </p>
            </section>
          ))}
        </section>
      ))}
    </article>
  );
}

const Indice = ({ partes: visiveis }: { readonly partes: readonly Parte[] }) => (
  <nav className="conteudo-indice" aria-label="Índice do manual">
    <ul>
      {visiveis.map((parte) => (
        <li key={parte.id}>
          <Link to={`#${parte.id}`}>{parte.titulo}</Link>
          <ol>
            {parte.secoes.map((secao) => (
              <li key={secao.id}>
                <Link to={`#${secao.id}`}>{secao.titulo}</Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  </nav>
);

const SemResultado = ({ busca, onLimpar }: { readonly busca: string; readonly onLimpar: () => void }) => (
  <section aria-labelledby="sem-resultado">
    <h2 id="sem-resultado">Não achamos uma seção com essas palavras</h2>
    <TambemNaAjuda texto={busca} />
    <p>
      Tente palavras mais simples ou procure nas <Link to="/perguntas-frequentes">perguntas frequentes</Link>.
    </p>
    <p className="conteudo-acoes">
      <button type="button" className="br-button secondary" onClick={onLimpar}>
        Ver o manual inteiro
      </button>
    </p>
  </section>
);

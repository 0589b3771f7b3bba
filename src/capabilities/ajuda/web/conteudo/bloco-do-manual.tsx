import type { Bloco, Tabela } from '../../domain/manual/secao.ts';
import { Marked } from '../marked.tsx';

export const BlocoDoManual = ({ bloco }: { readonly bloco: Bloco }) => {
  if (typeof bloco === 'string') {
    return (
      <p>
        <Marked text={bloco} />
      </p>
    );
  }
  if ('aviso' in bloco) {
    return (
      <p className="conteudo-aviso">
        <Marked text={bloco.aviso} />
      </p>
    );
  }
  if ('tabela' in bloco) return <TabelaDoManual tabela={bloco.tabela} />;
  return 'passos' in bloco ? (
    <ol>
      <Itens itens={bloco.passos} />
    </ol>
  ) : (
    <ul>
      <Itens itens={bloco.lista} />
    </ul>
  );
};

const Itens = ({ itens }: { readonly itens: readonly string[] }) =>
  itens.map((item) => (
    <li key={item}>
      <Marked text={item} />
    </li>
  ));

const TabelaDoManual = ({ tabela }: { readonly tabela: Tabela }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
  <section className="conteudo-tabela" aria-label={tabela.titulo} tabIndex={0}>
    <table>
      <caption>{tabela.titulo}</caption>
      <thead>
        <tr>
          {tabela.colunas.map((coluna) => (
            <th key={coluna} scope="col">
              {coluna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tabela.linhas.map(([primeira = '', ...demais]) => (
          <tr key={primeira}>
            <th scope="row">
              <Marked text={primeira} />
            </th>
            {demais.map((texto, posicao) => (
              <td key={tabela.colunas[posicao + 1]}>
                <Marked text={texto} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

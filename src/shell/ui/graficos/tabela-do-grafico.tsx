import { formatNumero } from './numeros.ts';

type ValorDoGrafico = string | number | null;

interface ColunaDoGrafico<Linha> {
  readonly nome: string;
  readonly valor: (linha: Linha) => ValorDoGrafico;
}

/** The data of a chart; the first column names the row. */
export interface DadosDoGrafico<Linha> {
  readonly colunas: readonly ColunaDoGrafico<Linha>[];
  readonly linhas: readonly Linha[];
}

const texto = (valor: ValorDoGrafico): string => {
  if (valor === null) return '–';
  return typeof valor === 'number' ? formatNumero(valor) : valor;
};

interface TabelaDoGraficoProps<Linha> extends DadosDoGrafico<Linha> {
  readonly legenda: string;
}

export function TabelaDoGrafico<Linha>({ legenda, colunas, linhas }: TabelaDoGraficoProps<Linha>) {
  const [primeira, ...outras] = colunas;
  if (!primeira) return null;
  return (
    <table className="grafico-dados">
      <caption className="sr-only">{legenda}</caption>
      <thead>
        <tr>
          {colunas.map(({ nome }) => (
            <th key={nome} scope="col">
              {nome}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha) => (
          <tr key={texto(primeira.valor(linha))}>
            <th scope="row">{texto(primeira.valor(linha))}</th>
            {outras.map(({ nome, valor }) => (
              <td key={nome}>{texto(valor(linha))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useId } from 'react';
import './grafico-de-barras.css';

interface BarraDoGrafico {
  readonly rotulo: string;
  /** Null when there was nothing to count; nothing is drawn. */
  readonly valor: number | null;
  /** The value in words: '66,7%', '12 dias'. */
  readonly texto: string;
}

export interface GraficoDeBarrasProps {
  readonly titulo: string;
  readonly itens: readonly BarraDoGrafico[];
  /** The end of the scale, if it has one (100 for a percentage); by default the longest bar. */
  readonly maximo?: number;
  /** The id of a table with the same numbers; without it one is added for screen readers. */
  readonly tabela?: string;
  readonly headingLevel?: 2 | 3 | 4;
}

const porCento = (valor: number | null, maximo: number): number =>
  valor === null || maximo <= 0 ? 0 : Math.min(100, Math.max(0, (100 * valor) / maximo));

/**
 * Bars with their names and values beside them as text, so that the letters grow and wrap as
 * everywhere else. The drawing is only for sight: screen readers get the table.
 */
export function GraficoDeBarras({ titulo, itens, maximo, tabela, headingLevel = 3 }: GraficoDeBarrasProps) {
  const id = useId();
  const fim = maximo ?? Math.max(0, ...itens.map(({ valor }) => valor ?? 0));
  const Heading = `h${headingLevel}` as const;
  return (
    <figure className="grafico-de-barras" aria-labelledby={id} aria-describedby={tabela}>
      <Heading id={id}>{titulo}</Heading>
      <div className="grafico-de-barras-linhas" aria-hidden="true">
        {itens.map(({ rotulo, valor, texto }) => (
          <div key={rotulo} className="grafico-de-barras-linha">
            <span className="grafico-de-barras-rotulo">{rotulo}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect className="grafico-de-barras-trilho" width="100" height="1" />
              <rect className="grafico-de-barras-barra" width={porCento(valor, fim)} height="1" />
            </svg>
            <span className="grafico-de-barras-valor">{texto}</span>
          </div>
        ))}
      </div>
      {!tabela && (
        <table className="sr-only">
          <caption>{titulo}</caption>
          <tbody>
            {itens.map(({ rotulo, texto }) => (
              <tr key={rotulo}>
                <th scope="row">{rotulo}</th>
                <td>{texto}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}

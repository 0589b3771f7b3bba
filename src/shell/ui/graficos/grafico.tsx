import { faChartBar } from '@fortawesome/free-solid-svg-icons/faChartBar.js';
import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { faTable } from '@fortawesome/free-solid-svg-icons/faTable.js';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { baixarCsv, escreverCsv } from './csv.ts';
import { formatAtualizacao } from './numeros.ts';
import { type DadosDoGrafico, TabelaDoGrafico } from './tabela-do-grafico.tsx';
import './graficos.css';

export interface GraficoProps<Linha> {
  /** The finding, as a sentence: '7 em cada 10 pessoas ficaram satisfeitas'. */
  readonly achado: string;
  /** What was asked or counted. */
  readonly medida: string;
  readonly unidade: string;
  readonly fonte: string;
  readonly atualizadoEm: string;
  readonly dados: DadosDoGrafico<Linha>;
  /** The file name of the download, without its extension. */
  readonly arquivo: string;
  readonly headingLevel?: 2 | 3 | 4;
  /** The drawing, from `desenhos.tsx`. */
  readonly children: ReactNode;
}

/**
 * The frame of every chart. The drawing is only for sight: its numbers are in a table that screen
 * readers always find, and that anybody may view instead.
 */
export function Grafico<Linha>(props: GraficoProps<Linha>) {
  const { achado, medida, unidade, fonte, atualizadoEm, dados, arquivo, headingLevel = 3 } = props;
  const id = useId();
  const [isTabela, setIsTabela] = useState(false);
  const Heading = `h${headingLevel}` as const;
  const baixar = () =>
    baixarCsv(
      `${arquivo}.csv`,
      escreverCsv([
        dados.colunas.map(({ nome }) => nome),
        ...dados.linhas.map((linha) => dados.colunas.map(({ valor }) => valor(linha))),
      ]),
    );
  return (
    <figure className="br-card grafico" aria-labelledby={id}>
      <Heading id={id}>{achado}</Heading>
      <p className="grafico-medida">{medida}</p>
      {!isTabela && (
        <div className="grafico-desenho" aria-hidden="true">
          <Suspense fallback={<Skeleton shape="card" lines={2} label="Desenhando…" />}>
            {props.children}
          </Suspense>
        </div>
      )}
      <div className={isTabela ? 'grafico-tabela' : 'sr-only'}>
        <TabelaDoGrafico legenda={medida} {...dados} />
      </div>
      <figcaption className="ui-muted">
        {unidade} Fonte: {fonte}. Atualizado em {formatAtualizacao(atualizadoEm)}.
      </figcaption>
      <div className="grafico-acoes">
        <Button
          size="small"
          icon={isTabela ? faChartBar : faTable}
          aria-describedby={id}
          onClick={() => setIsTabela(!isTabela)}
        >
          {isTabela ? 'Ver como gráfico' : 'Ver como tabela'}
        </Button>
        {isTabela && (
          <Button size="small" icon={faDownload} aria-describedby={id} onClick={baixar}>
            Baixar planilha (CSV)
          </Button>
        )}
      </div>
    </figure>
  );
}

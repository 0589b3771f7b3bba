import type { ReactNode } from 'react';
import { Grafico } from '#shell/ui/graficos/grafico.tsx';
import type { LinhaDoQuadro, Quadro, VisaoDoPainel } from '../domain/visao.ts';
import { Barras } from './barras.tsx';
import { valorDoTotal } from './textos-do-painel.ts';

interface QuadroEmGraficoProps {
  readonly visao: VisaoDoPainel;
  readonly quadro: Quadro;
  readonly achado: string;
  readonly medida: string;
  readonly unidade: string;
  /** What a row is, for example 'Tipo'. */
  readonly coluna: string;
  readonly arquivo: string;
  readonly nomeDe?: (linha: LinhaDoQuadro) => string;
  readonly comPrazo?: boolean;
  /** Bars by default. */
  readonly children?: ReactNode;
}

/** A table of the panel as a chart, with its numbers beside it; or why it is hidden. */
export function QuadroEmGrafico(props: QuadroEmGraficoProps) {
  const { visao, quadro, coluna, arquivo, medida, comPrazo = true, nomeDe = ({ nome }) => nome } = props;
  if (quadro.retido) {
    return (
      <section className="br-card grafico" aria-label={medida}>
        <h3>{medida}</h3>
        <p className="ui-muted">
          São tão poucas pessoas que os números diriam o que cada uma fez. Escolha um período ou um conjunto
          maior.
        </p>
      </section>
    );
  }
  if (quadro.linhas.length === 0) return null;
  return (
    <Grafico
      achado={props.achado}
      medida={medida}
      unidade={props.unidade}
      fonte="registros da plataforma"
      atualizadoEm={visao.atualizadoEm}
      arquivo={`painel-${visao.painel}-${arquivo}-${visao.de}-a-${visao.ate}`}
      dados={{
        linhas: quadro.linhas,
        colunas: [
          { nome: coluna, valor: nomeDe },
          { nome: 'Quantidade', valor: valorDoTotal },
          ...(comPrazo
            ? [{ nome: 'Respostas no prazo (%)', valor: ({ noPrazo }: LinhaDoQuadro) => noPrazo }]
            : []),
        ],
      }}
    >
      {props.children ?? <Barras linhas={quadro.linhas} />}
    </Grafico>
  );
}

import { BarrasHorizontais, SerieTemporal } from '#shell/ui/graficos/desenhos.tsx';
import { Grafico } from '#shell/ui/graficos/grafico.tsx';
import { Indicadores } from '#shell/ui/graficos/indicadores.tsx';
import { formatMes, formatMesCurto, formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';
import { achadoDaPergunta, achadoDaSatisfacao, achadoDasRespostas, isPositiva } from './achados.ts';
import { comMesesVazios } from './com-meses-vazios.ts';
import type { MesDaSerie, PerguntaDosResultados, Resultados } from './resultados-queries.ts';

export function NumerosDosResultados({ resultados }: { readonly resultados: Resultados }) {
  const { respostas, casosAvaliados, casosRespondidos, taxaDeResposta, satisfacaoMedia } = resultados;
  return (
    <Indicadores
      itens={[
        { nome: 'Respostas', valor: formatNumero(respostas), detalhe: 'pesquisas respondidas no período' },
        {
          nome: 'Taxa de resposta',
          valor: formatPorCento(taxaDeResposta),
          detalhe: `${formatNumero(casosAvaliados)} de ${formatNumero(casosRespondidos)} manifestações concluídas no período já foram avaliadas`,
        },
        {
          nome: 'Satisfação média',
          valor: satisfacaoMedia === null ? '–' : `${formatNumero(satisfacaoMedia)} de 100`,
          detalhe: '0: todos muito insatisfeitos; 100: todos muito satisfeitos',
        },
      ]}
    />
  );
}

interface OrigemProps {
  readonly fonte: string;
  readonly atualizadoEm: string;
  /** How the names of downloaded sheets end: the period. */
  readonly sufixo: string;
}

type Opcao = PerguntaDosResultados['opcoes'][number];

const colunasDaPergunta = [
  { nome: 'Resposta', valor: ({ descricao }: Opcao) => descricao },
  { nome: 'Quantidade', valor: ({ total }: Opcao) => total },
  { nome: 'Percentual (%)', valor: ({ percentual }: Opcao) => percentual },
];

function GraficoDaPergunta({
  pergunta,
  sufixo,
  ...origem
}: OrigemProps & { pergunta: PerguntaDosResultados }) {
  const { idPergunta, descricao, opcoes } = pergunta;
  return (
    <Grafico
      {...origem}
      achado={achadoDaPergunta(pergunta)}
      medida={descricao}
      unidade="Quantidade de respostas e percentual do total. Barras cheias: o que o título conta; riscadas: as outras respostas."
      dados={{ colunas: colunasDaPergunta, linhas: opcoes }}
      arquivo={`satisfacao-pergunta-${idPergunta}-${sufixo}`}
    >
      <BarrasHorizontais
        barras={opcoes.map((opcao) => ({
          nome: opcao.descricao,
          total: opcao.total,
          percentual: opcao.percentual,
          destaque: isPositiva(idPergunta, opcao.idOpcao),
        }))}
      />
    </Grafico>
  );
}

const coluna = {
  mes: { nome: 'Mês', valor: ({ mes }: MesDaSerie) => formatMes(mes) },
  respostas: { nome: 'Respostas', valor: ({ respostas }: MesDaSerie) => respostas },
  media: { nome: 'Satisfação média', valor: ({ satisfacaoMedia }: MesDaSerie) => satisfacaoMedia },
};

const pontos = (serie: readonly MesDaSerie[], valor: (mes: MesDaSerie) => number | null) =>
  serie.map((mes) => ({ rotulo: formatMesCurto(mes.mes), nome: formatMes(mes.mes), valor: valor(mes) }));

interface GraficosProps extends OrigemProps {
  readonly resultados: Resultados;
}

export function GraficosDasPerguntas({ resultados, ...origem }: GraficosProps) {
  // Satisfaction, the page's subject, is the last question and comes first here.
  const perguntas = [...resultados.perguntas].reverse();
  return (
    <section aria-labelledby="resultados-perguntas">
      <h2 id="resultados-perguntas">O que as pessoas responderam</h2>
      <div className="graficos">
        {perguntas.map((pergunta) => (
          <GraficoDaPergunta key={pergunta.idPergunta} pergunta={pergunta} {...origem} />
        ))}
      </div>
    </section>
  );
}

export function GraficosDosMeses({ resultados, sufixo, ...origem }: GraficosProps) {
  const serie = comMesesVazios(resultados.serie);
  return (
    <section aria-labelledby="resultados-meses">
      <h2 id="resultados-meses">Mês a mês</h2>
      <div className="graficos">
        <Grafico
          {...origem}
          achado={achadoDaSatisfacao(serie, resultados.satisfacaoMedia)}
          medida="Satisfação média de cada mês"
          unidade="Pontos, de 0 (todos muito insatisfeitos) a 100 (todos muito satisfeitos). Mês sem resposta fica sem ponto."
          dados={{ colunas: [coluna.mes, coluna.media, coluna.respostas], linhas: serie }}
          arquivo={`satisfacao-por-mes-${sufixo}`}
        >
          <SerieTemporal
            forma="linha"
            unidade="pontos"
            maximo={100}
            pontos={pontos(serie, ({ satisfacaoMedia }) => satisfacaoMedia)}
          />
        </Grafico>
        <Grafico
          {...origem}
          achado={achadoDasRespostas(serie)}
          medida="Pesquisas respondidas em cada mês"
          unidade="Quantidade de respostas."
          dados={{ colunas: [coluna.mes, coluna.respostas], linhas: serie }}
          arquivo={`respostas-por-mes-${sufixo}`}
        >
          <SerieTemporal
            forma="barras"
            unidade="respostas"
            pontos={pontos(serie, ({ respostas }) => respostas)}
          />
        </Grafico>
      </div>
    </section>
  );
}

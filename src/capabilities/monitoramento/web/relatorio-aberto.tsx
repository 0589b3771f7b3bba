import { faDownload } from '@fortawesome/free-solid-svg-icons/faDownload.js';
import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { Link } from 'react-router';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import { Button } from '#shell/ui/button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { Indicadores } from '#shell/ui/graficos/indicadores.tsx';
import { formatAtualizacao, formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';
import { ExternalLinkButton } from '#shell/ui/link-button.tsx';
import { Table, type TableColumn } from '#shell/ui/table.tsx';
import { textoDoAlerta } from '../domain/alertas-do-orgao.ts';
import { situacoesDaAvaliacao } from '../domain/fatos-da-avaliacao.ts';
import type { RelatorioDoOrgao } from '../domain/relatorio-do-orgao.ts';
import { enderecoDoPdf } from './monitoramento-queries.ts';
import { GraficosDosMeses } from './um-orgao.tsx';

type PorTipo = RelatorioDoOrgao['porTipo'][number];
type Avaliacao = RelatorioDoOrgao['avaliacoes'][number];

const colunasDosTipos: readonly TableColumn<PorTipo>[] = [
  { key: 'tipo', header: 'Tipo', rowHeader: true, cell: ({ tipo }) => tipo },
  {
    key: 'registradas',
    header: 'Registradas',
    align: 'end',
    cell: ({ registradas }) => formatNumero(registradas),
  },
  {
    key: 'respondidas',
    header: 'Respondidas',
    align: 'end',
    cell: ({ respondidas }) => formatNumero(respondidas),
  },
  { key: 'noPrazo', header: 'No prazo', align: 'end', cell: ({ noPrazo }) => formatNumero(noPrazo) },
];

const colunasDasAvaliacoes: readonly TableColumn<Avaliacao>[] = [
  {
    key: 'avaliacao',
    header: 'Devolvida em',
    rowHeader: true,
    cell: ({ idAvaliacao, devolvidaEm }) => (
      <Link to={`/monitoramento/avaliar?id=${idAvaliacao}`}>{formatDiaDoMomento(devolvidaEm)}</Link>
    ),
  },
  { key: 'casos', header: 'Amostra', align: 'end', cell: ({ casos }) => formatNumero(casos) },
  {
    key: 'nota',
    header: 'Nota',
    align: 'end',
    cell: ({ nota }) => (nota === null ? '–' : formatNumero(nota)),
  },
  { key: 'situacao', header: 'Situação', cell: ({ situacao }) => situacoesDaAvaliacao[situacao] },
];

function Numeros({ relatorio: { periodo, agora, transparencia } }: { readonly relatorio: RelatorioDoOrgao }) {
  const dias = (valor: number | null) => (valor === null ? '–' : `${formatNumero(valor)} dias`);
  return (
    <Indicadores
      itens={[
        {
          nome: 'Registradas',
          valor: formatNumero(periodo.registradas),
          detalhe: `${formatNumero(periodo.encaminhadas)} encaminhadas a outro órgão`,
        },
        {
          nome: 'Respondidas',
          valor: formatNumero(periodo.respondidas),
          detalhe: `${formatNumero(periodo.prorrogadas)} depois de prorrogadas`,
        },
        {
          nome: 'No prazo',
          valor: formatPorCento(periodo.percentualNoPrazo),
          detalhe: `${formatNumero(periodo.noPrazo)} de ${formatNumero(periodo.respondidas)} respostas`,
        },
        {
          nome: 'Tempo mediano',
          valor: dias(periodo.mediana),
          detalhe: `nove em cada dez em até ${dias(periodo.p90)}`,
        },
        {
          nome: 'Abertas agora',
          valor: formatNumero(agora.abertas),
          detalhe: `${formatNumero(agora.vencidas)} vencidas, ${formatNumero(agora.vencemEm7Dias)} vencem em 7 dias`,
        },
        {
          nome: 'Transparência ativa',
          valor: formatPorCento(transparencia.cumprido),
          detalhe: `${transparencia.cumpre} de ${transparencia.itens} itens cumpridos`,
        },
      ]}
    />
  );
}

/** The report as a page that prints well; its PDF says the same. */
export function RelatorioAberto({ relatorio }: { readonly relatorio: RelatorioDoOrgao }) {
  const { orgao, de, ate, geradoEm, agora, porTipo, meses, avaliacoes } = relatorio;
  return (
    <article className="monitoramento-relatorio" aria-label={`Relatório de ${orgao.sigla}`}>
      <div className="monitoramento-topo">
        <div>
          <h2>
            {orgao.sigla} – {orgao.nome}
          </h2>
          <p>
            De {formatDia(de)} a {formatDia(ate)}. Gerado em {formatAtualizacao(geradoEm)}.
          </p>
        </div>
        <div className="monitoramento-botoes ui-no-print">
          <Button size="small" icon={faPrint} onClick={() => window.print()}>
            Imprimir
          </Button>
          <ExternalLinkButton
            size="small"
            variant="secondary"
            icon={faDownload}
            href={enderecoDoPdf({ idOuvidoria: orgao.idOuvidoria, de, ate })}
          >
            Baixar PDF
          </ExternalLinkButton>
        </div>
      </div>
      {agora.alertas.map((alerta) => (
        <Message key={alerta} type="warning" title={`${textoDoAlerta(alerta).nome}.`} still>
          {textoDoAlerta(alerta).oQue}
        </Message>
      ))}
      <Numeros relatorio={relatorio} />
      {porTipo.length > 0 && (
        <section aria-labelledby="relatorio-tipos">
          <h3 id="relatorio-tipos">Por tipo de manifestação</h3>
          <Table
            caption="Por tipo de manifestação"
            hiddenCaption
            columns={colunasDosTipos}
            rows={porTipo}
            rowKey={({ tipo }) => tipo}
            dense
          />
        </section>
      )}
      <section aria-labelledby="relatorio-meses">
        <h3 id="relatorio-meses">Mês a mês</h3>
        <GraficosDosMeses
          meses={meses}
          lidoEm={geradoEm}
          arquivo={`monitoramento-${orgao.idOuvidoria}-${de}-a-${ate}`}
          headingLevel={4}
        />
      </section>
      {avaliacoes.length > 0 && (
        <section aria-labelledby="relatorio-avaliacoes">
          <h3 id="relatorio-avaliacoes">Avaliações do tratamento</h3>
          <Table
            caption="Avaliações do tratamento"
            hiddenCaption
            columns={colunasDasAvaliacoes}
            rows={avaliacoes}
            rowKey={({ idAvaliacao }) => String(idAvaliacao)}
            dense
          />
        </section>
      )}
      <p className="ui-muted">
        Prazo: a resposta conclusiva saiu até o último dia do prazo em vigor, no horário de Brasília. Tempo:
        dias corridos do registro à resposta conclusiva. As manifestações protegidas entram nas contas e não
        são descritas.
      </p>
    </article>
  );
}

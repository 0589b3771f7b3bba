import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { Link } from 'react-router';
import { formatDia } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { dateTextFromIso } from '#shell/ui/campos/date-text.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { SerieTemporal } from '#shell/ui/graficos/desenhos.tsx';
import { Grafico } from '#shell/ui/graficos/grafico.tsx';
import { Indicadores } from '#shell/ui/graficos/indicadores.tsx';
import { formatMes, formatMesCurto, formatNumero, formatPorCento } from '#shell/ui/graficos/numeros.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import type { OrgaoMonitorado } from '../contract.ts';
import { textoDoAlerta } from '../domain/alertas-do-orgao.ts';
import { type FigurasDoMes, percentual } from '../domain/figuras-do-orgao.ts';
import { achadoDasEntradas, achadoDoPrazo } from './achados-do-orgao.ts';
import { useOrgaoMonitorado } from './monitoramento-queries.ts';

/** Links to the list of cases for people who work with them; others get only the number. */
const contado = ({ orgao, podeListar }: OrgaoMonitorado, fila: string, total: number, nome: string) =>
  podeListar && total > 0 ? (
    <Link to={`/manifestacao/tratar?fila=${fila}&idOuvidoria=${orgao.idOuvidoria}`}>{nome}</Link>
  ) : (
    nome
  );

function Numeros({ monitorado }: { readonly monitorado: OrgaoMonitorado }) {
  const { figuras, percentualVencidas, percentualNoPrazo } = monitorado;
  return (
    <Indicadores
      itens={[
        {
          nome: 'Abertas',
          valor: formatNumero(figuras.abertas),
          detalhe: contado(
            monitorado,
            'todas',
            figuras.abertas,
            figuras.maisAntiga === null
              ? 'nenhuma espera'
              : `a mais antiga é de ${formatDia(figuras.maisAntiga)}`,
          ),
        },
        {
          nome: 'Vencidas',
          valor: formatNumero(figuras.vencidas),
          detalhe: contado(
            monitorado,
            'vencidas',
            figuras.vencidas,
            `${formatPorCento(percentualVencidas)} das abertas`,
          ),
        },
        {
          nome: 'Vencem em 7 dias',
          valor: formatNumero(figuras.vencemEm7Dias),
          detalhe: contado(monitorado, 'vencendo', figuras.vencemEm7Dias, 'de hoje em diante'),
        },
        {
          nome: 'No prazo',
          valor: formatPorCento(percentualNoPrazo),
          detalhe: `${formatNumero(figuras.noPrazo)} de ${formatNumero(figuras.respondidas)} respostas em 12 meses`,
        },
        {
          nome: 'Tempo mediano',
          valor: figuras.mediana === null ? '–' : `${formatNumero(figuras.mediana)} dias`,
          detalhe: 'do registro à resposta conclusiva',
        },
        {
          nome: 'Última resposta',
          valor: figuras.ultimaResposta === null ? '–' : dateTextFromIso(figuras.ultimaResposta),
          detalhe:
            figuras.ultimaResposta === null ? 'o órgão ainda não respondeu' : 'a mais recente do órgão',
        },
      ]}
    />
  );
}

const coluna = {
  mes: { nome: 'Mês', valor: ({ mes }: FigurasDoMes) => formatMes(mes) },
  registradas: { nome: 'Registradas', valor: ({ registradas }: FigurasDoMes) => registradas },
  respondidas: { nome: 'Respondidas', valor: ({ respondidas }: FigurasDoMes) => respondidas },
  noPrazo: {
    nome: 'No prazo (%)',
    valor: ({ noPrazo, respondidas }: FigurasDoMes) => percentual(noPrazo, respondidas),
  },
};

const pontos = (meses: readonly FigurasDoMes[], valor: (mes: FigurasDoMes) => number | null) =>
  meses.map((mes) => ({ rotulo: formatMesCurto(mes.mes), nome: formatMes(mes.mes), valor: valor(mes) }));

interface GraficosProps {
  readonly meses: readonly FigurasDoMes[];
  readonly lidoEm: string;
  readonly arquivo: string;
  readonly headingLevel?: 3 | 4;
}

export function GraficosDosMeses({ meses, lidoEm, arquivo, headingLevel = 3 }: GraficosProps) {
  const origem = { fonte: 'manifestações registradas na plataforma', atualizadoEm: lidoEm, headingLevel };
  return (
    <div className="graficos">
      <Grafico
        {...origem}
        achado={achadoDoPrazo(meses)}
        medida="Respostas no prazo, mês a mês"
        unidade="Percentual das respostas do mês. Mês sem resposta fica sem ponto."
        dados={{ colunas: [coluna.mes, coluna.noPrazo, coluna.respondidas], linhas: meses }}
        arquivo={`${arquivo}-no-prazo`}
      >
        <SerieTemporal
          forma="linha"
          unidade="%"
          maximo={100}
          pontos={pontos(meses, ({ noPrazo, respondidas }) => percentual(noPrazo, respondidas))}
        />
      </Grafico>
      <Grafico
        {...origem}
        achado={achadoDasEntradas(meses)}
        medida="Manifestações respondidas em cada mês"
        unidade="Quantidade de respostas conclusivas."
        dados={{ colunas: [coluna.mes, coluna.registradas, coluna.respondidas], linhas: meses }}
        arquivo={`${arquivo}-respondidas`}
      >
        <SerieTemporal
          forma="barras"
          unidade="respostas"
          pontos={pontos(meses, ({ respondidas }) => respondidas)}
        />
      </Grafico>
    </div>
  );
}

/** One office, with what its numbers mean. */
export function UmOrgao({ idOuvidoria }: { readonly idOuvidoria: number }) {
  const consulta = useOrgaoMonitorado(idOuvidoria);
  return (
    <>
      <LinkButton to="/monitoramento/orgaos" icon={faAngleLeft} size="small">
        Todos os órgãos
      </LinkButton>
      {consulta.isPending && <Skeleton shape="card" lines={4} label="Contando as manifestações…" />}
      {consulta.isError && <FalhaAoAbrir titulo="Não foi possível abrir o órgão." falha={consulta} />}
      {consulta.data && (
        <>
          <TituloFocado>
            {consulta.data.orgao.sigla} – {consulta.data.orgao.nome}
          </TituloFocado>
          {consulta.data.alertas.map((alerta) => (
            <Message key={alerta} type="warning" title={`${textoDoAlerta(alerta).nome}.`} still>
              {textoDoAlerta(alerta).oQue}
            </Message>
          ))}
          <Numeros monitorado={consulta.data} />
          <GraficosDosMeses
            meses={consulta.data.figuras.meses}
            lidoEm={consulta.data.lidoEm}
            arquivo={`monitoramento-${idOuvidoria}`}
          />
          <div className="ui-actions">
            <LinkButton to={`/monitoramento/relatorio?idOuvidoria=${idOuvidoria}`} variant="secondary">
              Gerar relatório deste órgão
            </LinkButton>
            {consulta.data.podeAvaliar && (
              <LinkButton to={`/monitoramento/avaliar?sortear=${idOuvidoria}`} variant="secondary">
                Avaliar o tratamento
              </LinkButton>
            )}
          </div>
          {consulta.data.impedimento && <p className="ui-muted">{consulta.data.impedimento}</p>}
        </>
      )}
    </>
  );
}

import { faChartBar } from '@fortawesome/free-solid-svg-icons/faChartBar.js';
import { faPrint } from '@fortawesome/free-solid-svg-icons/faPrint.js';
import { faSyncAlt } from '@fortawesome/free-solid-svg-icons/faSyncAlt.js';
import { fraseDaReserva } from '#capabilities/relatorio/domain/reserva.ts';
import { nomeDaOpcao } from '#shell/lista/apoio.ts';
import { useAssuntos, useTiposDeManifestacao } from '#shell/lista/apoio-queries.ts';
import { Button } from '#shell/ui/button.tsx';
import { dateTextFromIso } from '#shell/ui/campos/date-text.ts';
import { EmptyState } from '#shell/ui/estado/empty-state.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { contarRespostas } from './achados.ts';
import { Comentarios } from './comentarios.tsx';
import { type Filtro, temFiltro } from './filtro-dos-resultados.ts';
import { GraficosDasPerguntas, GraficosDosMeses, NumerosDosResultados } from './graficos-dos-resultados.tsx';
import type { ConsultaDeResultados, Resultados } from './resultados-queries.ts';

/** Below this, one person more or less changes a percentage by several points. */
const POUCAS_RESPOSTAS = 30;

const comMaiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

const entre = ({ de, ate }: Resultados): string => `de ${dateTextFromIso(de)} a ${dateTextFromIso(ate)}`;

/** What is counted, in words, because the filters are not printed. */
const useRecorteEmPalavras = (filtro: Filtro, doOrgao: string): string => {
  const tipos = useTiposDeManifestacao();
  const assuntos = useAssuntos();
  const { idTipoManifestacao, idAssunto } = filtro;
  return [
    doOrgao,
    ...(idTipoManifestacao === null ? [] : [nomeDaOpcao(tipos, idTipoManifestacao)]),
    ...(idAssunto === null ? [] : [nomeDaOpcao(assuntos, idAssunto)]),
  ].join(', ');
};

interface SemRespostasProps {
  readonly resultados: Resultados;
  readonly filtro: Filtro;
  readonly onLimpar: () => void;
}

function SemRespostas({ resultados, filtro, onLimpar }: SemRespostasProps) {
  const { casosRespondidos, retido } = resultados;
  return (
    <EmptyState
      title={retido ? 'Poucas pessoas para mostrar' : 'Ninguém respondeu à pesquisa neste período'}
      icon={faChartBar}
      action={
        temFiltro(filtro) ? (
          <Button variant="secondary" onClick={onLimpar}>
            Limpar filtros
          </Button>
        ) : (
          <LinkButton to="/manifestacao/tratar" variant="secondary">
            Ver as manifestações
          </LinkButton>
        )
      }
    >
      {retido && fraseDaReserva}
      {!retido &&
        (casosRespondidos === 0
          ? 'Também não houve manifestação concluída: a pesquisa só abre depois da resposta final.'
          : 'A pesquisa vai no e-mail da resposta final e pode ser respondida por 90 dias.')}
    </EmptyState>
  );
}

interface AbertosProps {
  readonly consulta: ConsultaDeResultados;
  readonly resultados: Resultados;
  readonly filtro: Filtro;
  readonly orgao: string;
  readonly comOrgao: boolean;
  readonly onLimpar: () => void;
}

/** The server's results, from the figures to the comments. */
export function ResultadosAbertos({ consulta, resultados, filtro, orgao, comOrgao, onLimpar }: AbertosProps) {
  const recorte = useRecorteEmPalavras(filtro, orgao);
  const { respostas, retido, lidosEm } = resultados;
  const origem = {
    fonte: `pesquisa de satisfação da plataforma, respostas ${entre(resultados)}, ${recorte}`,
    atualizadoEm: lidosEm,
    sufixo: `${resultados.de}-a-${resultados.ate}`,
  };
  return (
    <div aria-busy={consulta.isPlaceholderData} className="resultados">
      <div className="resultados-resumo">
        <p role="status">
          {retido
            ? `${comMaiuscula(entre(resultados))}: ${recorte}.`
            : `${contarRespostas(respostas)} ${entre(resultados)}: ${recorte}.`}
        </p>
        <div className="resultados-acoes">
          <Button
            size="small"
            icon={faSyncAlt}
            loading={consulta.isRefetching}
            onClick={() => void consulta.refetch()}
          >
            Atualizar
          </Button>
          {respostas > 0 && (
            <Button size="small" icon={faPrint} onClick={() => window.print()}>
              Imprimir
            </Button>
          )}
        </div>
      </div>
      {respostas === 0 && <SemRespostas resultados={resultados} filtro={filtro} onLimpar={onLimpar} />}
      {respostas > 0 && (
        <>
          {respostas < POUCAS_RESPOSTAS && (
            <Message type="warning" title="Poucas respostas." still>
              {`Com menos de ${POUCAS_RESPOSTAS}, uma pessoa a mais ou a menos muda muito os percentuais. Prefira um período maior ou menos filtros antes de concluir.`}
            </Message>
          )}
          <NumerosDosResultados resultados={resultados} />
          <p className="ui-muted">{fraseDaReserva}</p>
          <GraficosDasPerguntas resultados={resultados} {...origem} />
          <GraficosDosMeses resultados={resultados} {...origem} />
          <Comentarios
            consulta={consulta}
            idTipoManifestacao={filtro.idTipoManifestacao}
            comOrgao={comOrgao}
          />
        </>
      )}
    </div>
  );
}

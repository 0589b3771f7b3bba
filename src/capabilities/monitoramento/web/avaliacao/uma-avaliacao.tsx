import { faAngleLeft } from '@fortawesome/free-solid-svg-icons/faAngleLeft.js';
import { formatDia, formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { FalhaAoAbrir } from '#shell/navegacao/falha-ao-abrir.tsx';
import { CopyButton } from '#shell/ui/copy-button.tsx';
import { Message } from '#shell/ui/estado/message.tsx';
import { ProgressBar } from '#shell/ui/estado/progress-bar.tsx';
import { Skeleton } from '#shell/ui/estado/skeleton.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Ficha } from '#shell/ui/ficha.tsx';
import { formatNumero } from '#shell/ui/graficos/numeros.ts';
import { LinkButton } from '#shell/ui/link-button.tsx';
import { TituloFocado } from '#shell/ui/titulo-focado.tsx';
import { type AvaliacaoVista, recortes } from '../../contract.ts';
import { nomesDosAtos } from '../../domain/atos-da-avaliacao.ts';
import { situacoesDaAvaliacao } from '../../domain/fatos-da-avaliacao.ts';
import { useAvaliacao } from '../monitoramento-queries.ts';
import { AtosDaAvaliacao } from './atos-da-avaliacao.tsx';
import { CasoDaAmostra } from './caso-da-amostra.tsx';
import { tomDaSituacao } from './nomes-da-avaliacao.ts';

interface PalavrasProps {
  readonly titulo: string;
  readonly texto: string | null;
}

function Palavras({ titulo, texto }: PalavrasProps) {
  if (!texto) return null;
  return (
    <section aria-label={titulo}>
      <h3>{titulo}</h3>
      <p className="monitoramento-palavras">{texto}</p>
    </section>
  );
}

function Historico({ historico }: Pick<AvaliacaoVista, 'historico'>) {
  return (
    <section aria-labelledby="avaliacao-historico">
      <h3 id="avaliacao-historico">Histórico</h3>
      <ol className="monitoramento-historico">
        {historico.map(({ ato, ocorridoEm, responsavel, detalhe }, indice) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added, and read again as a whole
          <li key={historico.length - indice}>
            <strong>{nomesDosAtos[ato]}</strong>
            {detalhe && `: ${detalhe}`}{' '}
            <span className="ui-muted">
              {responsavel}, {formatMomento(ocorridoEm)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Aberta({ avaliacao }: { readonly avaliacao: AvaliacaoVista }) {
  const { orgao, situacao, casos, avaliados, nota, prazoResposta, amostra, vencida } = avaliacao;
  const avalia = avaliacao.atos.includes('avaliarCaso');
  const terminou = situacao === 'encerrada' || situacao === 'cancelada';
  return (
    <>
      <TituloFocado>
        {orgao.sigla} – {orgao.nome}
      </TituloFocado>
      <p className="monitoramento-marcas">
        <Tag tone={tomDaSituacao[situacao]}>{situacoesDaAvaliacao[situacao]}</Tag>
        {vencida && <Tag tone="danger">Prazo de resposta vencido</Tag>}
      </p>
      <Ficha
        fatos={{
          'Quem avalia': avaliacao.responsavel,
          'Respondidas entre': `${formatDia(avaliacao.de)} e ${formatDia(avaliacao.ate)}`,
          Amostra: `${casos} de ${avaliacao.universo}: ${recortes[avaliacao.recorte].toLowerCase()}`,
          'Semente do sorteio': (
            <>
              {avaliacao.semente} <CopyButton text={avaliacao.semente} what="a semente" />
            </>
          ),
          Nota: nota === null ? null : `${formatNumero(nota)} de 100`,
          'O órgão responde até': prazoResposta && formatDiaComDistancia(prazoResposta),
        }}
      />
      {avaliacao.impedimento && !terminou && (
        <Message type="info" title="Você não avalia o órgão em que trabalha." still>
          {avaliacao.impedimento}
        </Message>
      )}
      <Palavras titulo="Parecer da autoridade" texto={avaliacao.parecer} />
      <Palavras titulo="Resposta do órgão" texto={avaliacao.resposta} />
      <Palavras
        titulo={situacao === 'cancelada' ? 'Motivo do cancelamento' : 'Conclusão'}
        texto={avaliacao.conclusao}
      />
      <AtosDaAvaliacao avaliacao={avaliacao} />
      <section aria-labelledby="avaliacao-amostra">
        <h3 id="avaliacao-amostra">Manifestações da amostra</h3>
        {avalia && (
          <ProgressBar
            label="Avaliadas"
            value={(100 * avaliados) / Math.max(1, casos)}
            text={`${avaliados} de ${casos}`}
          />
        )}
        {amostra.map((caso) => (
          <CasoDaAmostra
            key={caso.idManifestacao}
            idAvaliacao={avaliacao.idAvaliacao}
            caso={caso}
            podeAvaliar={avalia}
          />
        ))}
      </section>
      <Historico historico={avaliacao.historico} />
    </>
  );
}

export function UmaAvaliacao({ idAvaliacao }: { readonly idAvaliacao: number }) {
  const consulta = useAvaliacao(idAvaliacao);
  return (
    <>
      <LinkButton to="/monitoramento/avaliar" icon={faAngleLeft} size="small">
        Todas as avaliações
      </LinkButton>
      {consulta.isPending && <Skeleton shape="card" lines={4} label="Carregando a avaliação…" />}
      {consulta.isError && <FalhaAoAbrir titulo="Não foi possível abrir a avaliação." falha={consulta} />}
      {consulta.data && <Aberta avaliacao={consulta.data} />}
    </>
  );
}

import { formatDiaComDistancia, formatDiaDoMomento, formatMomento } from '#shell/formato.ts';
import { useVaiAoProcesso } from '#shell/impressao/formas.ts';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import { Tag } from '#shell/ui/estado/tag.tsx';
import { Fato, Secao } from '#shell/ui/secao.tsx';
import type { Caso } from '../caso-queries.ts';

function Etiquetas({ tags }: Pick<Caso, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul className="tratar-tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Of a case that hides who filed it the office is told the hour alone, which is no moment to show. */
const registro = ({ registradaEm, historico }: Caso): string =>
  historico.some(({ precisao }) => precisao) ? formatDiaDoMomento(registradaEm) : formatMomento(registradaEm);

/** The main facts of the case, at a glance. */
export function Fatos({ caso }: { readonly caso: Caso }) {
  const vaiAoProcesso = useVaiAoProcesso();
  return (
    <Secao id="tratar-fatos" titulo="Dados do caso">
      <dl className="detalhe-campos">
        {!vaiAoProcesso && <Fato nome="Responsável">{caso.responsavel?.nome ?? 'Ninguém ainda'}</Fato>}
        <Fato nome="Assunto">{caso.assunto ?? 'Sem assunto'}</Fato>
        <Fato nome="Subassunto">{caso.subassunto?.descricao}</Fato>
        {/* The office's own words, which may name people. */}
        {!vaiAoProcesso && (
          <Fato nome="Etiquetas">{caso.tags.length > 0 && <Etiquetas tags={caso.tags} />}</Fato>
        )}
        <Fato nome="Prazo interno">{caso.prazoInterno && formatDiaComDistancia(caso.prazoInterno)}</Fato>
        <Fato nome="Última contribuição">{caso.contribuicaoEm && formatMomento(caso.contribuicaoEm)}</Fato>
        <Fato nome="Registrada em">{registro(caso)}</Fato>
        <Fato nome="Órgão">
          <abbr title={caso.ouvidoria.nomeOuvidoria}>{caso.ouvidoria.sigla}</abbr>
        </Fato>
        <Fato nome="Canal">{caso.canal}</Fato>
        <Fato nome="Resposta por">{caso.modoResposta}</Fato>
        <Fato nome="Identificação">{caso.identificacao.descTipoIdentificacao}</Fato>
        <Fato nome="Destino">{caso.ouvidoriaInterna && 'Ouvidoria interna'}</Fato>
        <Fato nome="Pesquisa de satisfação">
          {caso.pesquisa && `Respondida em ${formatDiaDoMomento(caso.pesquisa.respondidaEm)}`}
        </Fato>
      </dl>
    </Secao>
  );
}

const RESPOSTAS = new Map<boolean | null, string>([
  [true, 'Autorizou o envio dos dados.'],
  [false, 'Não autorizou o envio dos dados.'],
]);

/** What the denunciante was asked to consent to, and the answer. */
export function Consentimento({ consentimento }: Pick<Caso, 'consentimento'>) {
  if (!consentimento) return null;
  const { destinatario, motivo, pedidoEm, ultimoDia, resposta } = consentimento;
  return (
    <Secao id="tratar-consentimento" titulo="Consentimento">
      <p>
        Pedido em {formatDiaDoMomento(pedidoEm)}, para enviar a identidade para {destinatario}.
      </p>
      <TextoDigitado texto={motivo} />
      <p>
        <strong>
          {RESPOSTAS.get(resposta) ?? `Sem resposta. Último dia: ${formatDiaComDistancia(ultimoDia)}.`}
        </strong>
      </p>
    </Secao>
  );
}

export function Arquivamento({ arquivamento }: Pick<Caso, 'arquivamento'>) {
  if (!arquivamento) return null;
  return (
    <Secao id="tratar-arquivamento" titulo="Arquivamento">
      <p>
        <strong>{arquivamento.motivo}</strong>
      </p>
      <TextoDigitado texto={arquivamento.justificativa} />
      <p className="ui-muted">{formatMomento(arquivamento.ocorridoEm)}</p>
    </Secao>
  );
}

const simNao = (valor: boolean): string => (valor ? 'Sim' : 'Não');

/** Authorship, materiality and relevance of a denúncia, as the office judged them. */
export function AnalisePreliminar({ analisePreliminar: analise }: Pick<Caso, 'analisePreliminar'>) {
  if (!analise) return null;
  return (
    <Secao id="tratar-analise-preliminar" titulo="Análise preliminar">
      <dl className="detalhe-campos">
        <Fato nome="Apta para apuração">{simNao(analise.apta)}</Fato>
        <Fato nome="Envolve empresa">{simNao(analise.envolveEmpresa)}</Fato>
        <Fato nome="Envolve servidor público">{simNao(analise.envolveServidor)}</Fato>
        <Fato nome="Envolve ocupante de cargo DAS 4 ou superior">{simNao(analise.envolveCargoDas4)}</Fato>
        <Fato nome="Autoria">
          <TextoDigitado texto={analise.autoria} />
        </Fato>
        <Fato nome="Materialidade">
          <TextoDigitado texto={analise.materialidade} />
        </Fato>
        <Fato nome="Relevância">
          <TextoDigitado texto={analise.relevancia} />
        </Fato>
      </dl>
    </Secao>
  );
}

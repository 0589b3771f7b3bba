import { ultimoDiaDito } from '#capabilities/remedio/domain/ciencia.ts';
import { isFavoravelDeTodo } from '#capabilities/remedio/domain/decisao-do-recurso.ts';
import { localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { DIAS_PARA_RECORRER } from '#kernel/prazo/prazos-da-lei.ts';
import { serverNow } from '#shell/api/server-clock.ts';
import { formatDia, formatDiaComDistancia, formatMomento } from '#shell/formato.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import type { RecursoVisto } from '../../domain/recurso.ts';

const hoje = (): string => toIsoDate(localDate(serverNow().getTime()));

type Resposta = NonNullable<RecursoVisto['resposta']>;

interface DecisaoDoRecursoProps {
  readonly resposta: Resposta;
  readonly nivel?: 3 | 4;
  /** The case is at another instance by now. */
  readonly foiAdiante?: boolean;
}

interface SeguinteProps {
  readonly instancia: string;
  /** Null: who appealed does not know of the decision yet. */
  readonly prazo: string | null;
  readonly quemDecide: string | null | undefined;
  readonly foiAdiante: boolean;
}

/** Offers only what can still be done. */
function Seguinte({ instancia, prazo, quemDecide, foiAdiante }: SeguinteProps) {
  if (foiAdiante) return <p>O caso foi levado à instância seguinte.</p>;
  if (prazo !== null && prazo < hoje()) {
    return (
      <p>
        O prazo para recorrer à próxima instância, {instancia}, terminou em {formatDia(prazo)}.
      </p>
    );
  }
  return (
    <p>
      Quem não concorda pode recorrer à próxima instância, {instancia}, até{' '}
      <strong>{prazo ? formatDiaComDistancia(prazo) : ultimoDiaDito(null, DIAS_PARA_RECORRER)}</strong>.
      {quemDecide && ` Quem decide: ${quemDecide}.`}
    </p>
  );
}

/** The outcome, its consequences, and where it can be appealed. */
export function DecisaoDoRecurso({ resposta, nivel = 4, foiAdiante = false }: DecisaoDoRecursoProps) {
  const Titulo = `h${nivel}` as const;
  const { tipo, especificacao, detalhamento, motivo, texto, dataEntrega, dataEntregaOriginal } = resposta;
  const { instanciaSeguinte, prazoSeguinte } = resposta;
  const detalhes = [especificacao, detalhamento].flatMap((item) => (item ? [item.descricao] : []));
  return (
    <article className="recurso-decisao" aria-label={`Decisão: ${tipo.descricao}`}>
      <Titulo>Decisão: {tipo.descricao}</Titulo>
      <p className="ui-muted">
        {resposta.responsavel}, em {formatMomento(resposta.registradaEm)}
      </p>
      {motivo && <p>Motivo: {motivo}.</p>}
      {detalhes.length > 0 && <p>{detalhes.join(' · ')}</p>}
      <TextoDigitado texto={texto} />
      <Arquivos arquivos={resposta.anexos} rotulo="Arquivos da decisão" />
      {dataEntrega && (
        <p>
          O órgão deve entregar o que foi decidido até <strong>{formatDia(dataEntrega)}</strong>.
          {dataEntregaOriginal &&
            dataEntregaOriginal !== dataEntrega &&
            ` A data original era ${formatDia(dataEntregaOriginal)}.`}
        </p>
      )}
      {instanciaSeguinte && (
        <Seguinte
          instancia={instanciaSeguinte.descricao}
          prazo={prazoSeguinte}
          quemDecide={resposta.quemDecideSeguinte}
          foiAdiante={foiAdiante}
        />
      )}
      {!instanciaSeguinte && !isFavoravelDeTodo(tipo.id) && (
        <p>É a última instância: não há outra a que recorrer.</p>
      )}
    </article>
  );
}

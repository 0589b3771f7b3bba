import { formatDia, formatDiaComDistancia, formatMomento } from '#web/formato.ts';
import { Arquivos } from '#web/ui/arquivos.tsx';
import { TextoDigitado } from '#web/ui/texto-digitado.tsx';
import { isFavoravelDeTodo } from '../domain/decisao.ts';
import type { RecursoVisto } from '../domain/recurso.ts';

type Resposta = NonNullable<RecursoVisto['resposta']>;

interface DecisaoDoRecursoProps {
  readonly resposta: Resposta;
  readonly nivel?: 3 | 4;
}

/** The outcome, what follows from it, and where one may go from here. */
export function DecisaoDoRecurso({ resposta, nivel = 4 }: DecisaoDoRecursoProps) {
  const Titulo = `h${nivel}` as const;
  const { tipo, especificacao, detalhamento, texto, dataEntrega, instanciaSeguinte, prazoSeguinte } =
    resposta;
  const detalhes = [especificacao, detalhamento].flatMap((item) => (item ? [item.descricao] : []));
  return (
    <article className="recurso-decisao" aria-label={`Decisão: ${tipo.descricao}`}>
      <Titulo>Decisão: {tipo.descricao}</Titulo>
      <p className="ui-muted">
        {resposta.responsavel}, em {formatMomento(resposta.registradaEm)}
      </p>
      {detalhes.length > 0 && <p>{detalhes.join(' · ')}</p>}
      <TextoDigitado texto={texto} />
      <Arquivos arquivos={resposta.anexos} rotulo="Arquivos da decisão" />
      {dataEntrega && (
        <p>
          O órgão deve entregar o que foi decidido até <strong>{formatDia(dataEntrega)}</strong>.
        </p>
      )}
      {instanciaSeguinte && prazoSeguinte && (
        <p>
          Quem não concorda pode recorrer à próxima instância, {instanciaSeguinte.descricao}, até{' '}
          <strong>{formatDiaComDistancia(prazoSeguinte)}</strong>.
        </p>
      )}
      {!instanciaSeguinte && !isFavoravelDeTodo(tipo.id) && (
        <p>É a última instância: não há outra a que recorrer.</p>
      )}
    </article>
  );
}

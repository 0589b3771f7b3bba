import { formatMomento } from '#shell/formato.ts';
import { Arquivos } from '#shell/ui/arquivos.tsx';
import { TextoDigitado } from '#shell/ui/campos/texto-digitado.tsx';
import type { RecursoVisto } from '../../domain/recurso.ts';
import { DecisaoDoRecurso } from './decisao-do-recurso.tsx';
import { ConversaDoEsclarecimento } from './esclarecimento/conversa-do-esclarecimento.tsx';

interface RecursoPorInteiroProps {
  readonly recurso: RecursoVisto;
  /** The level of the headings inside. */
  readonly nivel?: 3 | 4;
}

/** What was appealed and why, what was asked meanwhile, and the decision once there is one. */
export function RecursoPorInteiro({ recurso, nivel = 3 }: RecursoPorInteiroProps) {
  const Titulo = `h${nivel}` as const;
  const { tipoRecurso, registradoEm, texto, anexos, resposta, esclarecimentos } = recurso;
  return (
    <>
      <p className="ui-muted">Apresentado em {formatMomento(registradoEm)}</p>
      {tipoRecurso && (
        <p>
          <strong>Motivo: {tipoRecurso.descricao}</strong>
        </p>
      )}
      <TextoDigitado texto={texto} />
      <Arquivos arquivos={anexos} rotulo={`Arquivos do recurso (${recurso.instancia.descricao})`} />
      {esclarecimentos.length > 0 && <Titulo>Esclarecimentos</Titulo>}
      <ConversaDoEsclarecimento esclarecimentos={esclarecimentos} />
      {resposta && <DecisaoDoRecurso resposta={resposta} nivel={nivel} foiAdiante={recurso.foiAdiante} />}
    </>
  );
}

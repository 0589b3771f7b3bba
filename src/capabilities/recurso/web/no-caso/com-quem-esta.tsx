import { SituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { formatDia, formatDiaDoMomento } from '#shell/formato.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';

const quando = ({ emEsclarecimentosAte, prazo, diasRestantes }: RecursoVisto): string => {
  if (emEsclarecimentosAte) {
    return `Está em esclarecimentos até ${formatDia(emEsclarecimentosAte)}: o órgão está sendo ouvido antes da decisão.`;
  }
  if (prazo === null) return 'A data do julgamento ainda não foi marcada.';
  return diasRestantes !== null && diasRestantes < 0
    ? `A decisão devia ter saído até ${formatDia(prazo)} e continua devida.`
    : `A decisão deve sair até ${formatDia(prazo)}.`;
};

/** While an appeal waits for its decision: who holds it, since when, and until when. */
export function ComQuemEsta({ recursos }: { readonly recursos: readonly RecursoVisto[] }) {
  const ultimo = recursos.at(-1);
  if (!ultimo || ultimo.foiAdiante || ultimo.situacao.id !== SituacaoRecurso.emTramitacao) return null;
  const { julgadora, registradoEm } = ultimo;
  return (
    <p>
      O recurso está com{' '}
      <strong>
        {julgadora.sigla} – {julgadora.nome}
      </strong>{' '}
      desde {formatDiaDoMomento(registradoEm)}. {quando(ultimo)}
    </p>
  );
}

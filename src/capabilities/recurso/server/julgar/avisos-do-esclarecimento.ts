import type { PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';
import { caminhoDoRecurso } from '../avisos-da-instancia.ts';
import type { RecursoDoLeitor } from '../ler/recurso-do-leitor.ts';

/** The office learns until when to answer; the person who appealed, why the decision waits. */
export const avisosDoEsclarecimento = (row: RecursoDoLeitor['row'], ultimoDia: PlainDate) => {
  const variaveis = {
    julgadora: `${row.sigla_julgadora} – ${row.nome_julgadora}`,
    ultimoDia: formatData(ultimoDia),
  };
  return [
    { evento: 'recurso.esclarecimento-pedido', variaveis, caminho: caminhoDoRecurso(row.id) },
    { evento: 'recurso.em-esclarecimentos', variaveis },
  ] as const;
};

import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { quemDecide } from '#capabilities/remedio/domain/quem-decide.ts';
import type { RecursoDoCaso } from '#capabilities/remedio/domain/remedios.ts';
import { daysBetween, localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

/** An appeal that was not decided; `julgadora` is the short name of the office that has it. */
export interface RecursoNaFrase
  extends Pick<RecursoDoCaso, 'idInstancia' | 'registradoEm' | 'prazo' | 'emEsclarecimentosAte'> {
  readonly julgadora: string;
}

interface Leitor {
  readonly isPessoa: boolean;
  /** The last day to go on to the next instance, where silence opened it to this reader. */
  readonly recorrerAte: PlainDate | null;
  readonly hoje: PlainDate;
}

const oQueE = ({ idInstancia }: RecursoNaFrase): readonly [fez: string, nome: string] => {
  if (idInstancia === Instancia.reclamacao) return ['reclamou da falta de resposta', 'a reclamação'];
  if (idInstancia === Instancia.revisao) return ['pediu a revisão da mudança de tipo', 'a revisão'];
  return ['recorreu', 'o recurso'];
};

const ateQuando = ({ prazo }: RecursoNaFrase, hoje: PlainDate): string => {
  if (!prazo) return 'ainda não tem dia marcado para decidir';
  return daysBetween(prazo, hoje) > 0
    ? `devia ter decidido até ${formatData(prazo)}`
    : `tem até ${formatData(prazo)} para decidir`;
};

/** That it was filed, who has it and until when; past that day, what silence opened. */
export const doRecurso = (recurso: RecursoNaFrase, { isPessoa, recorrerAte, hoje }: Leitor): string => {
  const { idInstancia, registradoEm, emEsclarecimentosAte, julgadora } = recurso;
  const [fez, nome] = oQueE(recurso);
  const quem = quemDecide(idInstancia, julgadora).replace(/^A /, 'a ');
  return [
    `${isPessoa ? 'Você' : 'Quem pediu'} ${fez} em ${formatData(localDate(registradoEm))}.`,
    `Quem julga ${nome} (${quem}) ${ateQuando(recurso, hoje)}.`,
    emEsclarecimentosAte
      ? `O órgão presta esclarecimentos a quem julga até ${formatData(emEsclarecimentosAte)}.`
      : '',
    recorrerAte ? `Você pode levar o pedido à instância seguinte até ${formatData(recorrerAte)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

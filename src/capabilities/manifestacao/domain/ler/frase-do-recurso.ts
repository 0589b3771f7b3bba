import { Instancia } from '#capabilities/remedio/domain/instancia.ts';
import { quemDecideNaFrase } from '#capabilities/remedio/domain/quem-decide.ts';
import type { RecursoDoCaso } from '#capabilities/remedio/domain/remedios.ts';
import { localDate, type PlainDate } from '#kernel/prazo/data.ts';
import { formatData } from '#kernel/texto.ts';

/** An appeal that was not decided; `julgadora` is the short name of the office that has it. */
export interface RecursoNaFrase
  extends Pick<RecursoDoCaso, 'idInstancia' | 'registradoEm' | 'prazo' | 'emEsclarecimentosAte'> {
  readonly julgadora: string;
  /** Its whole name, which tells the article. */
  readonly nomeDaJulgadora?: string | undefined;
}

interface Leitor {
  readonly isPessoa: boolean;
  /** The last day to go on to the next instance, where silence opened it to this reader. */
  readonly recorrerAte: PlainDate | null;
}

const oQueE = ({ idInstancia }: RecursoNaFrase): readonly [fez: string, nome: string] => {
  if (idInstancia === Instancia.reclamacao) return ['reclamou da falta de resposta', 'a reclamação'];
  if (idInstancia === Instancia.revisao) return ['pediu a revisão da mudança de tipo', 'a revisão'];
  return ['recorreu', 'o recurso'];
};

/** That it was filed and who has it; past its day, what silence opened. Until when is said before (`fraseEmAberto`). */
export const doRecurso = (recurso: RecursoNaFrase, { isPessoa, recorrerAte }: Leitor): string => {
  const { idInstancia, registradoEm, emEsclarecimentosAte, julgadora: sigla, nomeDaJulgadora } = recurso;
  const [fez, nome] = oQueE(recurso);
  const quem = quemDecideNaFrase(idInstancia, nomeDaJulgadora ? { sigla, nome: nomeDaJulgadora } : sigla);
  return [
    `${isPessoa ? 'Você' : 'Quem pediu'} ${fez} em ${formatData(localDate(registradoEm))}.`,
    `Quem julga ${nome} é ${quem}${recurso.prazo ? '' : ', ainda sem dia marcado para decidir'}.`,
    emEsclarecimentosAte
      ? `O órgão presta esclarecimentos a quem julga até ${formatData(emEsclarecimentosAte)}.`
      : '',
    recorrerAte ? `Você pode levar o pedido à instância seguinte até ${formatData(recorrerAte)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
};

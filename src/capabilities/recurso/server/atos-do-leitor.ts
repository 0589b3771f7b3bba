import { allowedActs, checkAct } from '#kernel/acts.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { RecursoVisto } from '../domain/recurso.ts';
import { type AtoDoRecurso, type IdSituacaoRecurso, recursoActs } from '../domain/recurso-acts.ts';
import type { RecursoDoLeitor } from './recurso-do-leitor.ts';

/** What somebody with a part in the appeal would look for, and would wonder not to find. */
const explicados = [
  'responder',
  'pedirEsclarecimento',
  'esclarecer',
  'qualificar',
  'denunciarDescumprimento',
] as const satisfies readonly AtoDoRecurso[];

/** That nothing is asked of the office, or that the reader is nobody to it, needs no saying. */
const semAssunto: readonly string[] = [
  'recurso.nao-julga',
  'recurso.nao-recorreu',
  'recurso.nao-respondeu-o-pedido',
  'recurso.nao-qualifica',
  'recurso.sem-esclarecimento',
  'recurso.so-acima-do-orgao',
  'recurso.nada-a-entregar',
];

/** The acts open to the reader; the one that has a window of its own in the case too is asked there. */
export const atosDoLeitor = (
  { row, caso, fatos }: RecursoDoLeitor,
  perfil: IdPerfil,
): Pick<RecursoVisto, 'atos' | 'atosFechados'> => {
  const context = { state: row.id_situacao as IdSituacaoRecurso, perfil, facts: fatos };
  const noPrazo = caso.fatos.remedios.denunciarDescumprimento;
  const verdictDe = (ato: AtoDoRecurso) => {
    const verdict = checkAct(recursoActs, ato, context);
    return verdict.allowed && ato === 'denunciarDescumprimento' ? noPrazo : verdict;
  };
  const atos = allowedActs(recursoActs, context).filter((ato) => verdictDe(ato).allowed);
  const atosFechados = explicados.flatMap((ato) => {
    const { from, perfis } = recursoActs[ato];
    const verdict = verdictDe(ato);
    // Another situação or profile says it already.
    if (verdict.allowed || !from.includes(context.state) || !perfis.includes(perfil)) return [];
    const { code, message } = verdict.error;
    const naoJulga = code === 'recurso.nao-julga' && ato === 'responder' && fatos.doOrgao;
    // Said once, of the decision.
    if (code === 'recurso.impedido' && ato !== 'responder') return [];
    return semAssunto.includes(code) && !naoJulga ? [] : [{ ato, motivo: message }];
  });
  return { atos, atosFechados };
};

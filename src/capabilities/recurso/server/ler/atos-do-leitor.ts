import type { IdSituacaoRecurso } from '#capabilities/remedio/domain/situacao-recurso.ts';
import { checkAct } from '#kernel/ato/interpretar.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { AtoDoRecurso } from '../../domain/ato-do-recurso.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import type { RecursoDoLeitor } from './recurso-do-leitor.ts';

/** The one that has a window of its own in the case too. */
const COM_JANELA = 'denunciarDescumprimento';

/** What somebody with a part in the appeal would look for, and would wonder not to find. */
const explicados: readonly string[] = [
  'responder',
  'pedirEsclarecimento',
  'esclarecer',
  'qualificar',
  COM_JANELA,
];

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

/** The acts open to the reader, and why those they would look for are not. */
export const atosDoLeitor = (
  { row, caso, fatos }: RecursoDoLeitor,
  { perfil, todosOsAtos }: { readonly perfil: IdPerfil; readonly todosOsAtos: readonly AtoDoRecurso[] },
): Pick<RecursoVisto, 'atos' | 'atosFechados'> => {
  const estado = row.id_situacao as IdSituacaoRecurso;
  const noPrazo = caso.fatos.remedios.denunciarDescumprimento;
  const verdictDe = (ato: AtoDoRecurso) => {
    const verdict = checkAct(ato, { estado, perfil, fatos });
    return verdict.allowed && ato.nome === COM_JANELA ? noPrazo : verdict;
  };
  const atos = todosOsAtos.filter((ato) => verdictDe(ato).allowed).map(({ nome }) => nome);
  const atosFechados = explicados.flatMap((nome) => {
    const ato = todosOsAtos.find((cada) => cada.nome === nome);
    if (!ato) throw new Error(`No act of an appeal is called ${nome}`);
    const verdict = verdictDe(ato);
    // Another situação or profile says it already.
    if (verdict.allowed || !ato.de.includes(estado) || !ato.quem.includes(perfil)) return [];
    const { code, message } = verdict.error;
    const naoJulga = code === 'recurso.nao-julga' && nome === 'responder' && fatos.doOrgao;
    // Said once, of the decision.
    if (code === 'recurso.impedido' && nome !== 'responder') return [];
    return semAssunto.includes(code) && !naoJulga ? [] : [{ ato: nome, motivo: message }];
  });
  return { atos, atosFechados };
};

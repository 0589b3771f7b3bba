import { checkAct } from '#kernel/ato/interpretar.ts';
import type { IdPerfil } from '#kernel/perfil.ts';
import type { AtoDoRecurso } from '../../domain/ato-do-recurso.ts';
import type { RecursoVisto } from '../../domain/recurso.ts';
import type { RecursoDoLeitor } from './recurso-do-leitor.ts';

/** The act that also has a time window in the case. */
const COM_JANELA = 'denunciarDescumprimento';

/** Acts that somebody with a role in the appeal would look for, so their absence is explained. */
const explicados: readonly string[] = [
  'responder',
  'pedirEsclarecimento',
  'esclarecer',
  'qualificar',
  COM_JANELA,
];

/** Reasons not worth telling: nothing is asked of the office, or the reader has no such role. */
const semAssunto: readonly string[] = [
  'recurso.nao-julga',
  'recurso.nao-recorreu',
  'recurso.nao-respondeu-o-pedido',
  'recurso.nao-qualifica',
  'recurso.sem-esclarecimento',
  'recurso.so-acima-do-orgao',
  'recurso.nada-a-entregar',
];

/** The acts open to the reader, and why those they would look for are closed. */
export const atosDoLeitor = (
  { estado, caso, fatos }: RecursoDoLeitor,
  { perfil, todosOsAtos }: { readonly perfil: IdPerfil; readonly todosOsAtos: readonly AtoDoRecurso[] },
): Pick<RecursoVisto, 'atos' | 'atosFechados'> => {
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
    // The situação or the profile already makes it clear.
    if (verdict.allowed || !ato.de.includes(estado) || !ato.quem.includes(perfil)) return [];
    const { code, message } = verdict.error;
    const naoJulga = code === 'recurso.nao-julga' && nome === 'responder' && fatos.doOrgao;
    // Said only once, for the decision.
    if (code === 'recurso.impedido' && nome !== 'responder') return [];
    return semAssunto.includes(code) && !naoJulga ? [] : [{ ato: nome, motivo: message }];
  });
  return { atos, atosFechados };
};

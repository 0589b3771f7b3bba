import { comOrgao, type IdSituacao, isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import { isSigilosa } from '#kernel/enumeracoes.ts';
import { conflict } from '#kernel/errors.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';

export interface CasoDoGrupo {
  readonly id: number;
  readonly idOuvidoria: number;
  readonly idTipo: number;
  readonly situacao: number;
  readonly idGrupo: number | null;
  /** True if other cases are joined under it. */
  readonly temOutras: boolean;
  /** Who does not see it (impedimento). */
  readonly impedidos: ReadonlySet<number>;
}

const deOutroOrgao = () =>
  conflict('grupo.de-outro-orgao', 'Só é possível juntar manifestações do mesmo órgão.');
const encerrada = () =>
  conflict('grupo.principal-encerrada', 'A manifestação principal precisa estar em aberto.');
const misturaSigilo = () =>
  conflict(
    'grupo.mistura-sigilo',
    'Denúncias só podem ser juntadas com denúncias: o conteúdo delas é sigiloso.',
  );
/** Told to who sees both: whom it is about is the gestor's to know. */
const vistasPorOutros = () =>
  conflict(
    'grupo.vistas-por-outras-pessoas',
    'Estas manifestações não podem ser juntadas: nem todas as pessoas que veem uma podem ver a outra. Responda cada uma por si.',
  );
export const deOutroTipo = () =>
  conflict(
    'grupo.de-outro-tipo',
    'Só é possível juntar manifestações do mesmo tipo: cada tipo pede outra coisa na resposta. Corrija o tipo antes, se for o caso.',
  );
const emOutroGrupo = () =>
  conflict('grupo.em-outro-grupo', 'Uma das manifestações já está em outro grupo. Retire-a de lá antes.');
export const principalComOutras = () =>
  conflict('grupo.principal-com-outras', 'Esta é a principal do grupo. Retire antes as outras.');
export const semGrupo = () => conflict('grupo.sem-grupo', 'Esta manifestação não está em um grupo.');

/** One answer fits one type. A comunicação is an unsigned denúncia and needs the same content. */
export const isMesmoTipo = (um: number, outro: number): boolean =>
  um === outro || (isSigilosa(um) && isSigilosa(outro));

/** Why the answer to the principal does not reach an open case of its group. */
export type MotivoDeFicarFora = 'espera-complementacao' | 'de-outro-tipo';

interface MembroDoGrupo {
  readonly idTipo: number;
  readonly situacao: number;
}

/** Null if the case receives the answer and is concluded with the principal. */
export const ficaForaDaResposta = (
  { idTipo, situacao }: MembroDoGrupo,
  principal: Pick<MembroDoGrupo, 'idTipo'>,
): MotivoDeFicarFora | null => {
  if (!isMesmoTipo(idTipo, principal.idTipo)) return 'de-outro-tipo';
  return comOrgao.some((com) => com === situacao) ? null : 'espera-complementacao';
};

const sameSet = (um: ReadonlySet<number>, outro: ReadonlySet<number>): boolean =>
  um.size === outro.size && [...um].every((id) => outro.has(id));

/**
 * Duplicates get one answer: all open, of one office and one type, in groups of one level. They are kept from the same people
 * (Lei 9.784/1999, art. 18): a group would tell who sees one of them that there is another, and what it says.
 */
export const podeAgrupar = (caso: CasoDoGrupo, principal: CasoDoGrupo): Verdict => {
  if (caso.idOuvidoria !== principal.idOuvidoria) return refuse(deOutroOrgao());
  if (!isAberta(principal.situacao as IdSituacao)) return refuse(encerrada());
  if (isSigilosa(caso.idTipo) !== isSigilosa(principal.idTipo)) return refuse(misturaSigilo());
  if (!isMesmoTipo(caso.idTipo, principal.idTipo)) return refuse(deOutroTipo());
  if (!sameSet(caso.impedidos, principal.impedidos)) return refuse(vistasPorOutros());
  if (caso.temOutras && caso.id !== principal.id) return refuse(principalComOutras());
  if (caso.idGrupo !== null && caso.idGrupo !== principal.id) return refuse(emOutroGrupo());
  if (principal.idGrupo !== null && principal.idGrupo !== principal.id) return refuse(emOutroGrupo());
  return allow;
};

import { isSigilosa } from '#capabilities/manifestacao/domain/identificacao.ts';
import { type IdSituacao, isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import { conflict } from '#kernel/errors.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';

export interface CasoDoGrupo {
  readonly id: number;
  readonly idOuvidoria: number;
  readonly idTipo: number;
  readonly situacao: number;
  readonly idGrupo: number | null;
  /** Others are joined under it. */
  readonly temOutras: boolean;
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
const emOutroGrupo = () =>
  conflict('grupo.em-outro-grupo', 'Uma das manifestações já está em outro grupo. Retire-a de lá antes.');
export const principalComOutras = () =>
  conflict('grupo.principal-com-outras', 'Esta é a principal do grupo. Retire antes as outras.');
export const semGrupo = () => conflict('grupo.sem-grupo', 'Esta manifestação não está em um grupo.');

/** Duplicates of one fact get one answer: of one office, all open, sealed ones only among themselves, and groups of one level. */
export const podeAgrupar = (caso: CasoDoGrupo, principal: CasoDoGrupo): Verdict => {
  if (caso.idOuvidoria !== principal.idOuvidoria) return refuse(deOutroOrgao());
  if (!isAberta(principal.situacao as IdSituacao)) return refuse(encerrada());
  if (isSigilosa(caso.idTipo) !== isSigilosa(principal.idTipo)) return refuse(misturaSigilo());
  if (caso.temOutras && caso.id !== principal.id) return refuse(principalComOutras());
  if (caso.idGrupo !== null && caso.idGrupo !== principal.id) return refuse(emOutroGrupo());
  if (principal.idGrupo !== null && principal.idGrupo !== principal.id) return refuse(emOutroGrupo());
  return allow;
};

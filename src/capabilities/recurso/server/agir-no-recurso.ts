import type { Updateable } from 'kysely';
import {
  type Anotado,
  anotarNoCaso,
  type Efeito,
  type NoAto,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { checkAct, stateAfter } from '#kernel/acts.ts';
import { Perfil } from '#kernel/perfil.ts';
import { enforce } from '#kernel/verdict.ts';
import type { Db } from '#server/db/database.ts';
import type { Recurso } from '#server/db/schema.ts';
import type { Platform } from '#server/platform.ts';
import { type AtoDoRecurso, type IdSituacaoRecurso, recursoActs } from '../domain/recurso-acts.ts';
import { recursoMudou } from '../domain/recurso-errors.ts';
import { lockRecursoDoLeitor, type RecursoDoLeitor } from './recurso-do-leitor.ts';
import { updateRecurso } from './recurso-repository.ts';
import { findOrgaos } from './visto-repository.ts';

/** An appeal, and the version of it that the person had before their eyes: a newer one is not overwritten unseen. */
export interface RecursoVistoPor {
  readonly idRecurso: number;
  readonly versao?: number | undefined;
}

export interface NoRecurso extends NoAto {
  readonly recurso: RecursoDoLeitor;
}

/** What the act did, besides its own rows; `mudancas` are the appeal's. */
export interface EfeitoNoRecurso<R> extends Omit<Anotado<R>, 'mudancas'> {
  readonly mudancas?: Omit<Updateable<Recurso>, 'id' | 'id_manifestacao' | 'versao'>;
  /** Of the case, where a decision changes it. */
  readonly mudancasDoCaso?: Efeito<R>['mudancas'];
}

/** Who judges signs for the instance, everybody else for the office they work in. */
const siglaDe = async (
  tx: Db,
  { usuario }: QuemAge,
  ato: AtoDoRecurso,
  { row, fatos }: RecursoDoLeitor,
): Promise<string | undefined> => {
  if (fatos.julgador && ato !== 'qualificar') return row.sigla_julgadora;
  if (usuario?.idOuvidoria == null) return undefined;
  const [orgao] = await findOrgaos(tx, [usuario.idOuvidoria]);
  return orgao?.sigla;
};

/** For an act on several appeals that is done on all or none, in the transaction of its caller. */
export const agirNoRecursoEm = async <R>(
  tx: Db,
  platform: Platform,
  quem: QuemAge,
  { idRecurso, versao }: RecursoVistoPor,
  ato: AtoDoRecurso,
  fazer: (noRecurso: NoRecurso) => Promise<EfeitoNoRecurso<R>>,
): Promise<R> => {
  const recurso = await lockRecursoDoLeitor(platform, tx, quem, idRecurso);
  const { row, caso, fatos } = recurso;
  const agora = platform.clock.now();
  if (versao !== undefined && versao !== row.versao) throw recursoMudou(row.versao);
  const state = row.id_situacao as IdSituacaoRecurso;
  const perfil = quem.usuario?.idPerfil ?? Perfil.publico;
  enforce(checkAct(recursoActs, ato, { state, perfil, facts: fatos }));
  const noAto = { tx, caso, agora };
  const { mudancas, mudancasDoCaso, ...efeito } = await fazer({ ...noAto, recurso });
  await updateRecurso(tx, idRecurso, {
    id_situacao: stateAfter(recursoActs, ato, state),
    ...mudancas,
    versao: row.versao + 1,
    atualizado_em: agora,
  });
  return anotarNoCaso(
    platform,
    noAto,
    quem,
    { ...efeito, ...(mudancasDoCaso && { mudancas: mudancasDoCaso }) },
    await siglaDe(tx, quem, ato, recurso),
  );
};

/**
 * The one way to act on an appeal: lock its case, ask the table, do it, then state, history of the case and mails, in one
 * transaction.
 */
export const agirNoRecurso = <R>(
  platform: Platform,
  quem: QuemAge,
  alvo: RecursoVistoPor,
  ato: AtoDoRecurso,
  fazer: (noRecurso: NoRecurso) => Promise<EfeitoNoRecurso<R>>,
): Promise<R> =>
  platform.db.transaction().execute((tx) => agirNoRecursoEm(tx, platform, quem, alvo, ato, fazer));

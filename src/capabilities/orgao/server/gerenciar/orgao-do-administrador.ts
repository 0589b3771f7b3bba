import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { mudouEnquantoIsso, orgaoNaoEncontrado } from '../../domain/orgao-errors.ts';
import { podeGerenciarOrgao } from '../../domain/orgao-policy.ts';
import { findGerenciado, lockOrgao, type OrgaoInteiro } from './gerenciar-repository.ts';

/** An office that the person manages; one of others is as if it did not exist. */
export const findMeuOrgao = async (
  db: Db,
  usuario: UsuarioAtual,
  idOuvidoria: number,
): Promise<OrgaoInteiro> => {
  if (!podeGerenciarOrgao(usuario, idOuvidoria).allowed) throw orgaoNaoEncontrado();
  const orgao = await findGerenciado(db, idOuvidoria);
  if (!orgao) throw orgaoNaoEncontrado();
  return orgao;
};

interface NoOrgao {
  readonly trx: Db;
  readonly orgao: OrgaoInteiro;
}

/** Changes something of an office: one at a time, on what it is now, the log's row in the same transaction. */
export const mudarOrgao = <T>(
  { db }: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  ato: (no: NoOrgao) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await lockOrgao(trx, idOuvidoria);
    return ato({ trx, orgao: await findMeuOrgao(trx, usuario, idOuvidoria) });
  });

export const conferirVersao = (atual: { readonly versao: number }, vista: number): void => {
  if (atual.versao !== vista) throw mudouEnquantoIsso();
};

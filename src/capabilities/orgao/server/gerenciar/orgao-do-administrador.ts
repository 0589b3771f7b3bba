import type { UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { mudouEnquantoIsso, orgaoNaoEncontrado } from '../../domain/orgao-errors.ts';
import { podeGerenciarOrgao } from '../../domain/orgao-policy.ts';
import { vigiandoQuemEstaAcima } from '../acima/vigiar-quem-esta-acima.ts';
import { findGerenciado, lockOrgao, type OrgaoInteiro } from './gerenciar-repository.ts';

/** An office that the person manages; for them, any other does not exist. */
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

/**
 * Changes an office: one change at a time, on current data, audited in the same transaction. What changes other offices too takes
 * its own lock (`travar`) before that of the office: two such changes would otherwise wait for each other.
 */
export const mudarOrgao = <T>(
  platform: Platform,
  usuario: UsuarioAtual,
  idOuvidoria: number,
  ato: (no: NoOrgao) => Promise<T>,
  travar?: (trx: Db) => Promise<void>,
): Promise<T> =>
  platform.db.transaction().execute(async (trx) => {
    await travar?.(trx);
    await lockOrgao(trx, idOuvidoria);
    const orgao = await findMeuOrgao(trx, usuario, idOuvidoria);
    return vigiandoQuemEstaAcima(platform, trx, () => ato({ trx, orgao }));
  });

export const conferirVersao = (atual: { readonly versao: number }, vista: number): void => {
  if (atual.versao !== vista) throw mudouEnquantoIsso();
};

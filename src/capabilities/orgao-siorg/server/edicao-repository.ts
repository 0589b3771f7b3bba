import type { Insertable, Updateable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { OrgaoSiorg, SiorgMudanca } from '#server/db/schema.ts';
import type { Campos, TipoDeMudanca } from '../domain/mudanca.ts';

/** Changes to the directory wait for each other. Returns the directory's current version. */
export const lockDiretorio = async (trx: Db): Promise<number> => {
  const { versao } = await trx
    .selectFrom('siorg_diretorio')
    .select('versao')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return versao;
};

export const findVersaoDoDiretorio = async (db: Db): Promise<number> => {
  const { versao } = await db.selectFrom('siorg_diretorio').select('versao').executeTakeFirstOrThrow();
  return versao;
};

export const raiseDiretorio = async (trx: Db): Promise<void> => {
  await trx
    .updateTable('siorg_diretorio')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .execute();
};

export const insertUnidade = async (trx: Db, row: Insertable<OrgaoSiorg>): Promise<void> => {
  await trx.insertInto('orgao_siorg').values(row).execute();
};

/** False when the unit is no longer the version that was seen. */
export const updateUnidade = async (
  trx: Db,
  { codigo, versao }: { readonly codigo: number; readonly versao: number },
  mudancas: Updateable<OrgaoSiorg>,
): Promise<boolean> => {
  const row = await trx
    .updateTable('orgao_siorg')
    .set(({ eb }) => ({ ...mudancas, versao: eb('versao', '+', 1) }))
    .where('id', '=', codigo)
    .where('versao', '=', versao)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

interface MudancaFeita {
  readonly codigo: number;
  readonly tipo: TipoDeMudanca;
  readonly nome: string;
  readonly antes: Campos | null;
  readonly depois: Campos | null;
  readonly responsavel: string;
  readonly ocorridaEm: Date;
}

export const insertMudanca = async (trx: Db, { ocorridaEm, antes, depois, ...feita }: MudancaFeita) => {
  const row: Insertable<SiorgMudanca> = {
    ...feita,
    antes: antes && JSON.stringify(antes),
    depois: depois && JSON.stringify(depois),
    ocorrida_em: ocorridaEm,
  };
  await trx.insertInto('siorg_mudanca').values(row).execute();
};

const MAX_HISTORICO = 100;

export const listHistorico = (db: Db, codigo: number) =>
  db
    .selectFrom('siorg_mudanca as m')
    .leftJoin('siorg_importacao as i', 'i.id', 'm.id_importacao')
    .select([
      'm.id as idMudanca',
      'm.codigo',
      'm.tipo',
      'm.nome',
      'm.antes',
      'm.depois',
      'm.responsavel',
      'm.ocorrida_em as ocorridaEm',
      'i.nome as importacao',
    ])
    .where('m.codigo', '=', codigo)
    .where('m.ocorrida_em', 'is not', null)
    .orderBy('m.id', 'desc')
    .limit(MAX_HISTORICO)
    .execute();

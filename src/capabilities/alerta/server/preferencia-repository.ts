import type { Db } from '#server/db/database.ts';
import type { TipoComEscolha } from '../domain/alerta.ts';

export const listPreferencias = (db: Db, idUsuario: number) =>
  db
    .selectFrom('alerta_preferencia')
    .select(['tipo', 'na_tela', 'por_email'])
    .where('id_usuario', '=', idUsuario)
    .execute();

export interface Preferencia {
  readonly tipo: TipoComEscolha;
  readonly naTela: boolean;
  readonly porEmail: boolean;
}

export const upsertPreferencia = async (
  db: Db,
  idUsuario: number,
  { tipo, naTela, porEmail }: Preferencia,
): Promise<void> => {
  const escolha = { na_tela: naTela, por_email: porEmail };
  await db
    .insertInto('alerta_preferencia')
    .values({ id_usuario: idUsuario, tipo, ...escolha })
    .onConflict((conflict) => conflict.columns(['id_usuario', 'tipo']).doUpdateSet(escolha))
    .execute();
};

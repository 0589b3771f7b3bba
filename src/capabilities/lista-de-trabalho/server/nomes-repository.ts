import type { Db } from '#server/db/database.ts';
import { lerJuntas } from '#server/db/leituras-juntas.ts';

const porId = <R extends { readonly id: number }>(rows: readonly R[]): ReadonlyMap<number, R> =>
  new Map(rows.map((row) => [row.id, row]));

/** The names that rows of a list have by their ids, all of them, in one statement. */
export const readNomes = async (db: Db) => {
  const juntas = lerJuntas(db);
  const [tipos, situacoes, canais, assuntos, orgaos] = await Promise.all([
    juntas.selectFrom('tipo_manifestacao').select(['id', 'descricao']).execute(),
    juntas
      .selectFrom('situacao_manifestacao')
      .select(['id', 'descricao', 'descricao_acesso_informacao'])
      .execute(),
    juntas.selectFrom('canal_entrada').select(['id', 'descricao']).execute(),
    juntas.selectFrom('assunto').select(['id', 'descricao']).execute(),
    juntas.selectFrom('ouvidoria').select(['id', 'sigla', 'id_esfera']).execute(),
  ]);
  return {
    tipos: porId(tipos),
    situacoes: porId(situacoes),
    canais: porId(canais),
    assuntos: porId(assuntos),
    orgaos: porId(orgaos),
  };
};
export type Nomes = Awaited<ReturnType<typeof readNomes>>;

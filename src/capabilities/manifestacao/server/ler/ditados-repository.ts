import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** The person's words that staff typed in at the desk, by the row that holds them. */
export interface Ditados {
  readonly mensagens: ReadonlySet<number>;
  readonly complementacoes: ReadonlySet<number>;
}

const comNumero = (numeros: readonly (number | null)[]): ReadonlySet<number> =>
  new Set(numeros.flatMap((numero) => (numero === null ? [] : [numero])));

/** The history says of each act done at the desk which row it wrote. */
export const findDitados = async (db: Db, idManifestacao: number): Promise<Ditados> => {
  const rows = await db
    .selectFrom('manifestacao_historico')
    .select([
      sql<number | null>`(detalhes ->> 'idMensagem')::int`.as('id_mensagem'),
      sql<number | null>`(detalhes ->> 'idComplementacao')::int`.as('id_complementacao'),
    ])
    .where('id_manifestacao', '=', idManifestacao)
    .where(sql<boolean>`detalhes ? 'atendimento'`)
    .execute();
  return {
    mensagens: comNumero(rows.map(({ id_mensagem }) => id_mensagem)),
    complementacoes: comNumero(rows.map(({ id_complementacao }) => id_complementacao)),
  };
};

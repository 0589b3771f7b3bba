import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** A column of sealed texts whose rows may be of an earlier version, at their own length. */
export interface Coluna {
  readonly tabela: string;
  readonly coluna: string;
}

export const listPendentes = (db: Db): Promise<Coluna[]> =>
  db
    .selectFrom('selagem_pendente')
    .select(['tabela', 'coluna'])
    .orderBy('tabela')
    .orderBy('coluna')
    .execute();

export const deletePendente = async (db: Db, { tabela, coluna }: Coluna): Promise<void> => {
  await db.deleteFrom('selagem_pendente').where('tabela', '=', tabela).where('coluna', '=', coluna).execute();
};

/** Where the key of a table's texts stands. */
export type LugarDaChave = 'linha' | 'manifestacao' | 'caso' | 'recurso' | 'representacao';

const CHAVE: Readonly<Record<LugarDaChave, { readonly de: RawBuilder<unknown>; readonly chave: string }>> = {
  linha: { de: sql``, chave: 't.chave_embrulhada' },
  manifestacao: {
    de: sql`join manifestacao_cofre c on c.id_manifestacao = t.id`,
    chave: 'c.chave_embrulhada',
  },
  caso: {
    de: sql`join manifestacao_cofre c on c.id_manifestacao = t.id_manifestacao`,
    chave: 'c.chave_embrulhada',
  },
  recurso: {
    de: sql`join recurso r on r.id = t.id_recurso join manifestacao_cofre c on c.id_manifestacao = r.id_manifestacao`,
    chave: 'c.chave_embrulhada',
  },
  // Who acts for somebody whose identity is preserved is sealed with that identity.
  representacao: {
    de: sql`join (
      select id_manifestacao, chave_embrulhada, false as identidade from manifestacao_cofre
      union all select id_manifestacao, chave_embrulhada, true from manifestante_preservado
    ) c on c.id_manifestacao = t.id_manifestacao and c.identidade = t.selada_com_a_identidade`,
    chave: 'c.chave_embrulhada',
  },
};

export interface TextoAntigo {
  readonly selado: Buffer;
  readonly chave: Buffer;
}

/** Filled up: 256 bytes times a power of two, with 28 of the seal. */
const NA_CLASSE = (coluna: RawBuilder<unknown>) =>
  sql`(length(${coluna}) - 28 >= 256 and (length(${coluna}) - 28) & (length(${coluna}) - 29) = 0)`;

export const listAntigos = async (
  db: Db,
  { tabela, coluna }: Coluna,
  lugar: LugarDaChave,
  limite: number,
): Promise<TextoAntigo[]> => {
  const cifrado = sql.ref(`t.${coluna}`);
  const { de, chave } = CHAVE[lugar];
  const { rows } = await sql<TextoAntigo>`
    select ${cifrado} as selado, ${sql.ref(chave)} as chave from ${sql.table(tabela)} t ${de}
    where length(${cifrado}) > 28 and not ${NA_CLASSE(cifrado)} limit ${limite}`.execute(db);
  return rows;
};

/** Only if nobody wrote it meanwhile: a seal is never the same twice, so it tells the row. */
export const updateSelado = async (
  db: Db,
  { tabela, coluna }: Coluna,
  antigo: Buffer,
  novo: Buffer,
): Promise<void> => {
  await sql`update ${sql.table(tabela)} set ${sql.ref(coluna)} = ${novo} where ${sql.ref(coluna)} = ${antigo}`.execute(
    db,
  );
};

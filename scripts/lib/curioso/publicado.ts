import { sql } from 'kysely';
import { consultaInteira, consultas } from '#capabilities/dados-abertos/server/consulta-repository.ts';
import type { Db } from '#server/db/database.ts';

/**
 * What anybody can download of the ouvidoria, as the reader has it: the rows in the order of the files, in a table of this
 * transaction alone. Files and API write the same query.
 */
export const baixarManifestacoes = async (tx: Db, hoje: string): Promise<void> => {
  await sql`create temp table baixado (ano int, lugar bigint, registro date, prazo date, resposta date, perfil text[],
    municipio text, uf text, tipo text, siorg int, sigla text, orgao text,
    municipio_orgao text, uf_orgao text, assunto text, dias int, atraso int, situacao text,
    servico text, atendida text, satisfacao text) on commit drop`.execute(tx);
  const { rows } = await sql<{ ano: number }>`
    select distinct ano from fato_manifestacao where id_tipo_formulario <> 3 order by ano`.execute(tx);
  for (const { ano } of rows) {
    await sql`
      insert into baixado
      select ${sql.lit(ano)}, row_number() over (), c0, c1, c2, array[c3, c4, c5, c6, c7], c8, c9, c10, c11, c12, c13, c14,
        c15, c16, c17, c18, c20, c22, c24, c25
      from (${consultaInteira(consultas.manifestacoes({ ano, hoje }))}) x`.execute(tx);
  }
  await sql`create index on baixado (orgao, registro)`.execute(tx);
  await sql`analyze baixado`.execute(tx);
};

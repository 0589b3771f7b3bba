import type { Db } from '#server/db/database.ts';

export const findNomesDosTipos = async (db: Db, de: number, para: number) => {
  const rows = await db
    .selectFrom('tipo_manifestacao')
    .select(['id', 'descricao'])
    .where('id', 'in', [de, para])
    .execute();
  const nome = (id: number): string => rows.find((row) => row.id === id)?.descricao ?? '';
  return { de: nome(de), para: nome(para) };
};

export const hasFormulario = async (db: Db, idOuvidoria: number, idFormulario: number): Promise<boolean> => {
  const row = await db
    .selectFrom('ouvidoria_formulario')
    .select('id_ouvidoria')
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('id_tipo_formulario', '=', idFormulario)
    .executeTakeFirst();
  return row !== undefined;
};

/** Shortens past extensions and reopenings to the days that the law of the new type allows. */
export const adjustEventos = async (
  tx: Db,
  idManifestacao: number,
  dias: { readonly prorrogacao: number; readonly reabertura: number },
): Promise<void> => {
  for (const [tipo, maximo] of Object.entries(dias)) {
    await tx
      .updateTable('manifestacao_prazo_evento')
      .set({ dias: maximo })
      .where('id_manifestacao', '=', idManifestacao)
      .where('tipo', '=', tipo)
      .where('dias', '>', maximo)
      .execute();
  }
};

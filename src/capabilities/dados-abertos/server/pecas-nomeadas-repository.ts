import type { Db } from '#server/db/database.ts';
import { chaveDaPeca } from './saida.ts';

/** Every key in the store that a published file names. */
export async function* listPecasPublicadas(db: Db): AsyncGenerator<string> {
  const rows = await db.selectFrom('arquivo_aberto').select(['local', 'pecas']).execute();
  for (const { local, pecas } of rows)
    for (let numero = 0; numero < pecas; numero += 1) yield chaveDaPeca(local, numero);
}

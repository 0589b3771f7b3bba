import type { Db } from '#server/db/database.ts';
import { chaveDaPeca } from './guardar-arquivo.ts';

/** Every key in the store that a finished report names. */
export async function* listPecasDosRelatorios(db: Db): AsyncGenerator<string> {
  const rows = await db
    .selectFrom('relatorio_arquivo')
    .select(['local', 'pecas'])
    .where('estado', '=', 'pronto')
    .execute();
  for (const { local, pecas } of rows)
    for (let numero = 0; numero < pecas; numero += 1) yield chaveDaPeca(local, numero);
}

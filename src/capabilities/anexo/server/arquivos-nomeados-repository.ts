import type { Db } from '#server/db/database.ts';
import { lugarDoArquivo } from './lugares.ts';

const LOTE = 5000;

/** Every key in the store that a row names: what a restored installation must find there. */
export async function* listArquivosDosAnexos(db: Db): AsyncGenerator<string> {
  for (let depoisDe = 0; ; ) {
    const rows = await db
      .selectFrom('anexo')
      .select(['id', 'local'])
      .where('situacao', '=', 'pronto')
      .where('id', '>', depoisDe)
      .orderBy('id')
      .limit(LOTE)
      .execute();
    for (const { local } of rows) yield lugarDoArquivo(local);
    depoisDe = rows.at(-1)?.id ?? 0;
    if (rows.length < LOTE) return;
  }
}

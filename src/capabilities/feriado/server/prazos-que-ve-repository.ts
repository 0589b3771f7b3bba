import { sql } from 'kysely';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { PrazoQueMuda } from '../domain/recontagem.ts';

/** Every open term is recounted; who looks is shown those of the cases that exist for them. */
export const queVe = async <P extends Pick<PrazoQueMuda, 'idManifestacao'>>(
  db: Db,
  quem: ForaDoAlcance,
  prazos: readonly P[],
): Promise<readonly P[]> => {
  const ids = prazos.flatMap(({ idManifestacao }) => idManifestacao ?? []);
  if (ids.length === 0) return prazos;
  const { rows } = await sql<{ id: number }>`
    select m.id from manifestacao m where m.id = any (${ids}::int[]) and ${aoAlcance('m.id', quem)}`.execute(
    db,
  );
  const vistos = new Set(rows.map(({ id }) => id));
  return prazos.filter(({ idManifestacao }) => idManifestacao === null || vistos.has(idManifestacao));
};

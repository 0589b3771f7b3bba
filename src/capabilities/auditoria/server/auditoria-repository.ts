import type { Insertable } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Auditoria } from '#server/db/schema.ts';

export const insertAuditoria = (db: Db, linha: Insertable<Auditoria>) =>
  db.insertInto('auditoria').values(linha).execute();

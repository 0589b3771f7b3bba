import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Escrita, TestApp } from '#testing/test-app.ts';
import { encadearAuditoria } from './encadear-auditoria.ts';

/** Chains everything there is; retried, since other tests' open transactions may delay it. */
export const encadearTudo = (app: Escrita): Promise<void> =>
  vi.waitFor(
    async () => {
      await encadearAuditoria(app);
      const { rows } = await sql<{ faltam: number }>`
        select (select count(*) from auditoria a
            where not exists (select from auditoria_elo e where e.origem = 'administracao' and e.id_origem = a.id))
          + (select count(*) from manifestacao_historico h
            where not exists (select from auditoria_elo e where e.origem = 'caso' and e.id_origem = h.id)) as faltam`.execute(
        app.db,
      );
      expect(rows[0]?.faltam).toBe(0);
    },
    { timeout: 20_000, interval: 25 },
  );

/** Tampers as somebody with full access to the database would: with the triggers switched off. */
export const adulterar = async ({ db }: TestApp, comando: string): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(comando).execute(tx);
  });
};

import type pg from 'pg';
import type { Grandes, No } from './leitura-inteira.ts';

/** Beyond so many rows a table is not read whole in a request. */
const GRANDE = 100_000;

/** The plan of a statement with these values, without doing it. */
export const explicar = async (
  client: pg.ClientBase,
  { text, values }: { readonly text: string; readonly values: readonly unknown[] },
): Promise<No> => {
  const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: No }] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  const [plano] = rows[0]?.['QUERY PLAN'] ?? [];
  if (!plano) throw new Error(`Sem plano: ${text}`);
  return plano.Plan;
};

/** By what the planner holds to be their size. */
export const lerGrandes = async (client: pg.ClientBase): Promise<Grandes> => {
  const { rows } = await client.query<{ nome: string; tipo: string }>(
    `select relname as nome, relkind::text as tipo from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'i') and reltuples >= $1`,
    [GRANDE],
  );
  const deTipo = (qual: string): ReadonlySet<string> =>
    new Set(rows.filter(({ tipo }) => tipo === qual).map(({ nome }) => nome));
  return { tabelas: deTipo('r'), indices: deTipo('i') };
};

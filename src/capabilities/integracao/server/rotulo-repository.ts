import { type RawBuilder, sql } from 'kysely';

/** 'SIGLA – Nome', as clients know offices; null where the join found none. */
export const rotuloDoOrgao = <T extends string | null = string>(ouvidoria: string): RawBuilder<T> =>
  sql<T>`${sql.ref(`${ouvidoria}.sigla`)} || ' – ' || ${sql.ref(`${ouvidoria}.nome`)}`;

import { type RawBuilder, sql } from 'kysely';

/** The name to show for a person: the nome social, if any (Decreto 8.727/2016, art. 2). */
export const nomeDaPessoa = <T extends string | null = string>(usuario: string): RawBuilder<T> =>
  sql<T>`coalesce(${sql.ref(`${usuario}.nome_social`)}, ${sql.ref(`${usuario}.nome`)})`;

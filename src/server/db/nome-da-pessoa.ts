import { type RawBuilder, sql } from 'kysely';

/** What a person is called wherever a name is shown: the nome social, where they have one (Decreto 8.727/2016, art. 2). */
export const nomeDaPessoa = <T extends string | null = string>(usuario: string): RawBuilder<T> =>
  sql<T>`coalesce(${sql.ref(`${usuario}.nome_social`)}, ${sql.ref(`${usuario}.nome`)})`;

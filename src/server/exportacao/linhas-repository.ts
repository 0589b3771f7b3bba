import type pg from 'pg';
import type { ValorDaCelula } from '#kernel/arquivo/escritor.ts';

export interface ConsultaDeLinhas {
  readonly text: string;
  readonly values: unknown[];
}

/** Reads by a cursor, some rows at a time; meanwhile the database prepares the next. */
export const readRows = async function* (
  client: pg.PoolClient,
  { text, values }: ConsultaDeLinhas,
  porVez: number,
): AsyncGenerator<ValorDaCelula[][]> {
  await client.query(`declare linhas no scroll cursor without hold for ${text}`, values);
  const fetch = () => {
    const lidas = client.query<ValorDaCelula[]>({ text: `fetch ${porVez} from linhas`, rowMode: 'array' });
    // It may fail while nobody is awaiting it; the next one to await gets the error.
    lidas.catch(() => undefined);
    return lidas;
  };
  let proximas = fetch();
  try {
    for (;;) {
      const { rows } = await proximas;
      if (rows.length === 0) break;
      proximas = fetch();
      yield rows;
    }
  } finally {
    await proximas;
    await client.query('close linhas');
  }
};

/** Everything read in `ler` is of the same moment. */
export const inSnapshot = async <T>(client: pg.PoolClient, ler: () => Promise<T>): Promise<T> => {
  await client.query('begin isolation level repeatable read read only');
  try {
    // Every row is wanted, so a plan that is quick with the first rows would be the slower one.
    await client.query('set local cursor_tuple_fraction = 1; set local jit = off');
    return await ler();
  } finally {
    await client.query('rollback');
  }
};

import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands where a value will be. */
class Lugar {
  readonly nome: string;

  constructor(nome: string) {
    this.nome = nome;
  }

  /** Whoever compares or counts with it while building would build another query for each value. */
  [Symbol.toPrimitive](): never {
    throw new Error(`'${this.nome}' has no value while its query is built`);
  }
}

const lugaresDe = <V extends object>(): V =>
  new Proxy({} as V, { get: (_, nome) => (typeof nome === 'string' ? new Lugar(nome) : undefined) });

interface Compilada<R> {
  readonly query: CompiledQuery<R>;
  /** The name of the value at each place; null where the query itself says it. */
  readonly nomes: readonly (string | null)[];
}

/**
 * A query that is built and printed once, with places for its values, and afterwards only filled in: building it anew costs
 * more than sending it. `montar` must hand its values on untouched, so that the text is the same whatever they are; a list is
 * written as `= any (${valores}::int[])`. The rows come as from any query: through a transaction, together with others
 * (`lerJuntas`), with personal data opened.
 */
export const compilada = <V extends object, R>(
  montar: (db: Db, valores: V) => CompiledQuery<R>,
): ((db: Db, valores: V) => Promise<R[]>) => {
  let pronta: Compilada<R> | null = null;
  const compilar = (db: Db): Compilada<R> => {
    const query = montar(db, lugaresDe<V>());
    return { query, nomes: query.parameters.map((valor) => (valor instanceof Lugar ? valor.nome : null)) };
  };
  return async (db, valores) => {
    pronta ??= compilar(db);
    const { query, nomes } = pronta;
    const dados = valores as Readonly<Record<string, unknown>>;
    const parameters = nomes.map((nome, i) => (nome === null ? query.parameters[i] : dados[nome]));
    const { rows } = await db.executeQuery<R>({ ...query, parameters });
    return rows;
  };
};

/** For a query of one row or none. */
export const primeira = <V extends object, R>(
  montar: (db: Db, valores: V) => CompiledQuery<R>,
): ((db: Db, valores: V) => Promise<R | undefined>) => {
  const todas = compilada(montar);
  return async (db, valores) => (await todas(db, valores))[0];
};

import type { Db } from '../database.ts';
import type { DB } from '../schema.ts';

type Tabela = keyof DB & string;

/** What one opened database keeps, and how often each of its tables has changed since. */
class Memoria {
  readonly #mudancas = new Map<string, number>();
  readonly #guardados = new Map<
    object,
    Map<unknown, { readonly em: number; readonly valor: Promise<unknown> }>
  >();
  /** False while nobody listens for changes: then nothing is kept. */
  #ouvindo = false;
  #vez = 0;

  ouvir(): void {
    this.#ouvindo = true;
  }

  /** What changed while nobody listened is not known: everything is forgotten. */
  esquecer(): void {
    this.#ouvindo = false;
    this.#guardados.clear();
  }

  mudou(tabela: string): void {
    this.#vez += 1;
    this.#mudancas.set(tabela, this.#vez);
  }

  /** A value is old once one of its tables changed after the moment its reading began. */
  lembrar<V>(
    de: { readonly tabelas: readonly Tabela[]; readonly max: number },
    chave: unknown,
    ler: () => Promise<V>,
  ): Promise<V> {
    if (!this.#ouvindo) return ler();
    const guardados = this.#guardados.get(de) ?? new Map();
    this.#guardados.set(de, guardados);
    const guardado = guardados.get(chave);
    if (guardado && de.tabelas.every((tabela) => (this.#mudancas.get(tabela) ?? 0) <= guardado.em))
      return guardado.valor as Promise<V>;
    const valor = ler();
    if (guardados.size >= de.max) guardados.clear();
    guardados.set(chave, { em: this.#vez, valor });
    valor.catch(() => guardados.delete(chave));
    return valor;
  }
}

const memorias = new WeakMap<object, Memoria>();

/** The memory of a database, found through it or through any of its transactions. */
export const memoriaDe = (db: Db): Memoria => {
  const chave = db.getExecutor().adapter;
  const memoria = memorias.get(chave) ?? new Memoria();
  memorias.set(chave, memoria);
  return memoria;
};

/**
 * Keeps what `ler` finds until one of the tables it reads changes, here or in another process: the database tells everybody
 * (`avisar_mudanca`, migration 0084). Inside a transaction it reads anew, because that one may have written what nobody has
 * been told yet. The value is shared: whoever gets it must not change it.
 */
export const emMemoria = <K extends string | number, V>(
  tabelas: readonly Tabela[],
  ler: (db: Db, chave: K) => Promise<V>,
  max = 1000,
): ((db: Db, chave: K) => Promise<V>) => {
  const de = { tabelas, max };
  return (db, chave) =>
    db.isTransaction ? ler(db, chave) : memoriaDe(db).lembrar(de, chave, () => ler(db, chave));
};

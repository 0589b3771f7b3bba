import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto';
import type { DialectAdapter } from 'kysely';
import type { Config } from '../config.ts';
import type { Db } from './database.ts';

/** A row that was written under a mark and is not yet seen in the chain. */
export interface Anotada {
  readonly numero: number;
  readonly origem: string;
  readonly id: number;
  /** Whose chain it belongs to, as the database answered when it was written. */
  readonly orgao: number;
  /** Its transaction: PostgreSQL tells whether that was undone. */
  readonly xid: string;
}

/**
 * The marks of one server process (docs/adr/0009). Numbers are given in memory, so that no act waits
 * for another; what was given and not used must be explained, and what was written is remembered
 * until the chain holds it.
 */
export class Trilha {
  readonly serie = randomUUID();
  /** Made once: a key read from bytes for each mark would cost five times the mark. */
  readonly chave: KeyObject;
  #ultimo = 0;
  #livres: number[] = [];
  #incertos: number[] = [];
  readonly #anotadas = new Map<number, Anotada>();

  constructor(chave: Buffer) {
    this.chave = createSecretKey(chave);
  }

  tomar(): number {
    const livre = this.#livres.pop();
    if (livre !== undefined) return livre;
    this.#ultimo += 1;
    return this.#ultimo;
  }

  /** Nothing was written under it: the next act takes it. */
  devolver(numero: number): void {
    if (numero === this.#ultimo) this.#ultimo -= 1;
    else this.#livres.push(numero);
  }

  /** The answer was lost: whether a row was written under it is unknown. */
  perder(numero: number): void {
    this.#incertos.push(numero);
  }

  anotar(anotada: Anotada): void {
    this.#anotadas.set(anotada.numero, anotada);
  }

  riscar(numero: number): void {
    this.#anotadas.delete(numero);
  }

  get anotadas(): readonly Anotada[] {
    return [...this.#anotadas.values()];
  }

  /** How many rows written here are not seen in the chain yet. */
  get semElo(): number {
    return this.#anotadas.size;
  }

  get temPendencia(): boolean {
    return this.#anotadas.size > 0 || this.#livres.length > 0 || this.#incertos.length > 0;
  }

  /** Numbers that will have no row, or perhaps none; they are given to nobody from here on. */
  tirarSemLinha(): { readonly livres: readonly number[]; readonly incertos: readonly number[] } {
    const tirados = { livres: this.#livres, incertos: this.#incertos };
    this.#livres = [];
    this.#incertos = [];
    return tirados;
  }
}

// A database and its transactions have one adapter, so that an act finds the marks by its transaction alone.
const trilhas = new WeakMap<DialectAdapter, Trilha>();

export const trilhaDe = (db: Db): Trilha => {
  const trilha = trilhas.get(db.getExecutor().adapter);
  if (!trilha) throw new Error('This database was opened without marks (abrirTrilha): it takes no acts.');
  return trilha;
};

/** Lets acts be written through this database and its transactions. */
export const abrirTrilha = (db: Db, { keyFor }: Pick<Config, 'keyFor'>): Trilha => {
  const { adapter } = db.getExecutor();
  const trilha = trilhas.get(adapter) ?? new Trilha(keyFor('auditoria.marca'));
  trilhas.set(adapter, trilha);
  return trilha;
};

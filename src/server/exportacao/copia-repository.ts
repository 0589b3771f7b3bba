import type pg from 'pg';
import type { ValorDaCelula } from '#kernel/arquivo/escritor.ts';

/** The type that a cell of PostgreSQL's text format is turned back into. */
export type TipoDaCelula = 'texto' | 'numero' | 'logico';

const NULO = '\\N';
const ESCAPADA = /\\(.)/g;
/** An escape other than a null's. In most blocks there is none, and cells need no unescaping. */
const TEM_ESCAPADA = /\\[^N]/;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

/** Rows of `COPY … TO STDOUT` (PostgreSQL, 'COPY', 'Text Format'), each ended by a new line. */
export const readTextoDaCopia = (texto: string, tipos: readonly TipoDaCelula[]): ValorDaCelula[][] => {
  const temEscapada = TEM_ESCAPADA.test(texto);
  const linhas = texto.split('\n');
  // Nothing follows the last new line.
  linhas.pop();
  return linhas.map((linha) => {
    const celulas: ValorDaCelula[] = linha.split('\t');
    for (let i = 0; i < celulas.length; i += 1) {
      const celula = celulas[i] as string;
      if (celula === NULO) celulas[i] = null;
      else if (tipos[i] === 'numero') celulas[i] = Number(celula);
      else if (tipos[i] === 'logico') celulas[i] = celula === 't';
      else if (temEscapada && celula.includes('\\'))
        celulas[i] = celula.replace(ESCAPADA, (_, sinal: string) => escapes[sinal] ?? sinal);
    }
    return celulas;
  });
};

const BLOCO = 64 * 1024;
/** How many blocks may wait to be written; beyond this the database waits. */
const MAIS_BLOCOS = 4;

interface Ligacao {
  query(texto: string): void;
  readonly stream: { pause(): void; resume(): void };
}

/** A statement with the callbacks that the driver calls for everything that comes back. */
class Copia {
  readonly #texto: string;
  readonly #bloco = Buffer.allocUnsafe(BLOCO);
  readonly #prontos: string[] = [];
  #cheio = 0;
  #ligacao: Ligacao | null = null;
  #fim: { readonly error: Error | null } | null = null;
  #acordar: () => void = () => undefined;

  constructor(texto: string) {
    this.#texto = texto;
  }

  submit(ligacao: Ligacao): void {
    this.#ligacao = ligacao;
    ligacao.query(`copy (${this.#texto}) to stdout`);
  }

  /** Receives a row. The driver reuses the memory of these bytes, so they must be copied. */
  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.#cheio + chunk.length > BLOCO) this.#passar();
    if (chunk.length > BLOCO) this.#prontos.push(chunk.toString('utf8'));
    else {
      chunk.copy(this.#bloco, this.#cheio);
      this.#cheio += chunk.length;
    }
  }

  #passar(): void {
    if (this.#cheio > 0) this.#prontos.push(this.#bloco.toString('utf8', 0, this.#cheio));
    this.#cheio = 0;
    if (this.#prontos.length >= MAIS_BLOCOS) this.#ligacao?.stream.pause();
    this.#acordar();
  }

  handleCommandComplete(): void {
    this.#passar();
  }

  handleReadyForQuery(): void {
    this.#fim ??= { error: null };
    this.#acordar();
  }

  handleError(error: Error): void {
    this.#fim ??= { error };
    this.#acordar();
  }

  /** The next block, or null after the last. */
  async proximo(): Promise<string | null> {
    for (;;) {
      const texto = this.#prontos.shift();
      if (this.#prontos.length < MAIS_BLOCOS) this.#ligacao?.stream.resume();
      if (texto !== undefined) return texto;
      if (this.#fim?.error) throw this.#fim.error;
      if (this.#fim) return null;
      await new Promise<void>((resolve) => {
        this.#acordar = resolve;
      });
    }
  }

  /** The rest is not wanted: it is read and dropped, so that the connection can be used again. */
  async largar(): Promise<void> {
    while (!this.#fim) await this.proximo();
  }
}

/**
 * The fastest way to read many rows, in constant memory: they come as the database produces them
 * and are parsed a block at a time. The statement takes no parameters.
 */
export const readCopy = async function* (
  client: pg.PoolClient,
  texto: string,
  tipos: readonly TipoDaCelula[],
): AsyncGenerator<ValorDaCelula[][]> {
  const copia = new Copia(texto);
  client.query(copia as unknown as pg.Submittable);
  try {
    for (;;) {
      const bloco = await copia.proximo();
      if (bloco === null) return;
      yield readTextoDaCopia(bloco, tipos);
    }
  } finally {
    await copia.largar();
  }
};

import type pg from 'pg';
import type { ValorDaCelula } from '#kernel/arquivo/escritor.ts';

/** What a cell of PostgreSQL's text format is made of again. */
export type TipoDaCelula = 'texto' | 'numero' | 'logico';

const NULO = '\\N';
const ESCAPADA = /\\(.)/g;
/** Something else than a null was escaped: most blocks have none of it, and their cells are not looked at one by one. */
const TEM_ESCAPADA = /\\[^N]/;
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };

/** Rows of `COPY … TO STDOUT` (PostgreSQL, 'COPY', 'Text Format'), each ended by a new line. */
export const readTextoDaCopia = (texto: string, tipos: readonly TipoDaCelula[]): ValorDaCelula[][] => {
  const temEscapada = TEM_ESCAPADA.test(texto);
  const linhas = texto.split('\n');
  // After the last new line there is nothing.
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
/** So many blocks wait to be written; then the database waits. */
const MAIS_BLOCOS = 4;

interface Ligacao {
  query(texto: string): void;
  readonly stream: { pause(): void; resume(): void };
}

/** A statement as the driver runs it: it is told of everything that comes back. */
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

  /** A row; its bytes are the driver's, and used again by it. */
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

  /** Nobody wants the rest: it is read and dropped, so that the connection serves again. */
  async largar(): Promise<void> {
    while (!this.#fim) await this.proximo();
  }
}

/**
 * The fastest way out of the database, in constant memory: rows come as they are worked out, and a block of them is
 * taken apart at once. The statement has no parameters.
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

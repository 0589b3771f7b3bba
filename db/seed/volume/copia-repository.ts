import type pg from 'pg';

type Linha = Readonly<Record<string, unknown>>;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in PostgreSQL's text format of COPY. */
const celula = (valor: unknown): string => {
  if (valor === null || valor === undefined) return '\\N';
  if (typeof valor === 'string') return valor.replace(/[\\\t\n\r]/g, (sinal) => escapes[sinal] ?? sinal);
  if (typeof valor === 'number' || typeof valor === 'bigint') return String(valor);
  if (typeof valor === 'boolean') return valor ? 't' : 'f';
  if (valor instanceof Date) return valor.toISOString();
  if (Buffer.isBuffer(valor)) return `\\\\x${valor.toString('hex')}`;
  throw new TypeError(`COPY cannot write ${typeof valor}`);
};

interface Ligacao {
  query(texto: string): void;
  sendCopyFromChunk(bytes: Buffer): void;
  endCopyFrom(): void;
}

/** A statement that is sent its rows as soon as the database asks for them. */
class Copia {
  readonly fim: Promise<void>;
  readonly #texto: string;
  readonly #bytes: Buffer;
  #fechar: (error?: Error) => void = () => undefined;

  constructor(texto: string, bytes: Buffer) {
    this.#texto = texto;
    this.#bytes = bytes;
    this.fim = new Promise((resolve, reject) => {
      this.#fechar = (error) => (error ? reject(error) : resolve());
    });
  }

  submit(ligacao: Ligacao): void {
    ligacao.query(this.#texto);
  }

  handleCopyInResponse(ligacao: Ligacao): void {
    ligacao.sendCopyFromChunk(this.#bytes);
    ligacao.endCopyFrom();
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#fechar();
  }

  handleError(error: Error): void {
    this.#fechar(error);
  }
}

const copiar = async (client: pg.ClientBase, tabela: string, linhas: readonly Linha[]): Promise<void> => {
  const colunas = [...new Set(linhas.flatMap(Object.keys))];
  const texto = linhas.map((linha) => colunas.map((coluna) => celula(linha[coluna])).join('\t')).join('\n');
  const copia = new Copia(
    `copy ${tabela} (${colunas.join(', ')}) from stdin`,
    Buffer.from(`${texto}\n`, 'utf8'),
  );
  client.query(copia as unknown as pg.Submittable);
  await copia.fim;
};

/** Columns that the database fills in itself where a row does not name them. */
export type ComPadrao = ReadonlyMap<string, ReadonlySet<string>>;

export const readComPadrao = async (client: pg.ClientBase): Promise<ComPadrao> => {
  const { rows } = await client.query<{ tabela: string; coluna: string }>(
    `select table_name as tabela, column_name as coluna from information_schema.columns
     where table_schema = 'public' and (column_default is not null or is_identity = 'YES')`,
  );
  return new Map(
    [...Map.groupBy(rows, ({ tabela }) => tabela)].map(([tabela, suas]) => [
      tabela,
      new Set(suas.map(({ coluna }) => coluna)),
    ]),
  );
};

/** Writes rows by COPY, in their order; a column that is missing is null, or what the table says. */
export const copiarLinhas = async (
  client: pg.ClientBase,
  comPadrao: ComPadrao,
  tabela: string,
  linhas: readonly Linha[],
): Promise<void> => {
  const padroes = comPadrao.get(tabela);
  const forma = (linha: Linha): string =>
    padroes
      ? Object.keys(linha)
          .filter((coluna) => padroes.has(coluna))
          .sort()
          .join()
      : '';
  for (const iguais of Map.groupBy(linhas, forma).values()) await copiar(client, tabela, iguais);
};

/** Leaves the first of so many numbers that nobody else gets; only while nothing else writes. */
export const reservar = async (client: pg.ClientBase, tabela: string, quantos: number): Promise<number> => {
  const { rows } = await client.query<{ ultimo: string }>(
    `select setval(pg_get_serial_sequence($1, 'id'), nextval(pg_get_serial_sequence($1, 'id')) + $2 - 1) as ultimo`,
    [tabela, quantos],
  );
  return Number(rows[0]?.ultimo) - quantos + 1;
};

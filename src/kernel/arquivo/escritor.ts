/** A cell as the database gives it: days are 'aaaa-mm-dd'. */
export type ValorDaCelula = string | number | boolean | null;
export type LinhaDaTabela = readonly ValorDaCelula[];

/** Writes a table as text: what comes before the rows, each row, and what comes after them. */
export interface Escritor {
  readonly inicio: string;
  linha(linha: LinhaDaTabela): string;
  readonly fim: string;
}

/** The byte order mark: at the start of a file it tells programs the encoding. */
export const MARCA_DE_ORDEM = '\uFEFF';

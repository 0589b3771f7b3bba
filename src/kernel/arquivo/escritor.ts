/** A cell as the database gives it: days are 'aaaa-mm-dd'. */
export type ValorDaCelula = string | number | boolean | null;
export type LinhaDaTabela = readonly ValorDaCelula[];

/** A table as text, row by row: what comes first, a row, what comes last. */
export interface Escritor {
  readonly inicio: string;
  linha(linha: LinhaDaTabela): string;
  readonly fim: string;
}

/** Begins a file whose encoding is to be recognised. */
export const MARCA_DE_ORDEM = '\uFEFF';

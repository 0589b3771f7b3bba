export type TipoDeColuna = 'inteiro' | 'texto' | 'data' | 'logico';

export interface Coluna {
  /** As the compatible files write it in their first line; it never changes. */
  readonly nome: string;
  /** In the other formats and in the API, where the name above is no name for a program. */
  readonly chave?: string;
  readonly tipo: TipoDeColuna;
  readonly descricao: string;
}

/** As the database gives it: days are 'aaaa-mm-dd'. */
export type Valor = string | number | boolean | null;
export type Linha = readonly Valor[];

export const chaveDe = ({ nome, chave }: Coluna): string => chave ?? nome;

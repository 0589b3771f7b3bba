export type TipoDeColuna = 'inteiro' | 'texto' | 'data' | 'logico';

export interface Coluna {
  /** As the first line of the compatible files has it; it never changes. */
  readonly nome: string;
  /** The name in the other formats and the API, if the one above is not a valid identifier. */
  readonly chave?: string;
  readonly tipo: TipoDeColuna;
  readonly descricao: string;
  /** Never empty, in no format. */
  readonly obrigatoria?: true;
  /** All values that it may have. */
  readonly valores?: readonly string[];
  /** A regular expression for the whole value (XML Schema, as Table Schema wants it). */
  readonly padrao?: string;
}

/** As the database gives it: days are 'yyyy-mm-dd'. */
export type Valor = string | number | boolean | null;
export type Linha = readonly Valor[];

export const chaveDe = ({ nome, chave }: Coluna): string => chave ?? nome;

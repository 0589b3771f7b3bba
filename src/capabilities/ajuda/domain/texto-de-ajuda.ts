import type { FonteDaAjuda } from './passagem.ts';

/** A help text that comes with the product: written here, looked for in the database (db/reference/81-ajuda-texto.json). */
export interface TextoDeAjuda {
  readonly fonte: Exclude<FonteDaAjuda, 'pergunta' | 'orgao'>;
  /** Once published it never changes. */
  readonly chave: string;
  readonly titulo: string;
  readonly texto: string;
  /** Other words people use for the same thing; searched, never shown. */
  readonly sinonimos: readonly string[];
  readonly endereco: string;
}

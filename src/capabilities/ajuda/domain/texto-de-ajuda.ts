import type { FonteDaAjuda } from './passagem.ts';

/** A help text shipped with the product: written here, searched in the database. */
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

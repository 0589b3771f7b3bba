import type { TipoDaCelula } from '#server/exportacao/copia-repository.ts';
import type { TipoDeColuna } from '../domain/coluna.ts';

/** How a column's cells are read from the database. */
export const tiposDaCelula: Readonly<Record<TipoDeColuna, TipoDaCelula>> = {
  inteiro: 'numero',
  logico: 'logico',
  texto: 'texto',
  data: 'texto',
};

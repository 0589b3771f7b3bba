import { z } from 'zod';
import { numeroEntre } from '../campos.ts';
import { campo } from '../validacao/campo.ts';

const MENOR_PAGINA = 10;
const MAIOR_PAGINA = 100;
const PAGINA_USUAL = 20;
/** Longer than any list of ours writes. */
const MAIOR_CURSOR = 2000;

/** One page of a list of our own screens, and where the next one begins: null at the end. */
export interface Pagina<I> {
  readonly itens: readonly I[];
  readonly proximoCursor: string | null;
}

/** The answer of a list; what comes besides its rows is added with `extend`. */
export const pagina = <I extends z.ZodType>(item: I) =>
  z.object({ itens: z.array(item), proximoCursor: z.string().nullable() });

/** Where a page begins: `proximoCursor` of the one before. */
export const cursorDePagina = campo('Página', z.string().max(MAIOR_CURSOR)).optional();

/** What every list is asked besides its filter, for the schema of its query. */
export const consultaDePagina = (usual = PAGINA_USUAL) => ({
  porPagina: campo('Itens por página', numeroEntre(MENOR_PAGINA, MAIOR_PAGINA)).default(usual),
  cursor: cursorDePagina,
});

/** What of it a list of our own server receives. */
export interface PaginaPedida {
  readonly porPagina: number;
  readonly cursor?: string | undefined;
}

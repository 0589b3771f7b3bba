import { z } from 'zod';
import { numeroEntre } from '../campos.ts';
import { campo } from '../validacao/campo.ts';

const MENOR_PAGINA = 10;
const MAIOR_PAGINA = 100;
const PAGINA_USUAL = 20;
/** Longer than any cursor that we write. */
const MAIOR_CURSOR = 2000;

/** One page of a list of our own screens; `proximoCursor` is null on the last one. */
export interface Pagina<I> {
  readonly itens: readonly I[];
  readonly proximoCursor: string | null;
}

/** The answer of a list; anything besides its rows is added with `extend`. */
export const pagina = <I extends z.ZodType>(item: I) =>
  z.object({ itens: z.array(item), proximoCursor: z.string().nullable() });

/** Where a page begins: the `proximoCursor` of the page before. */
export const cursorDePagina = campo('Página', z.string().max(MAIOR_CURSOR)).optional();

/** The query parameters that every list has besides its filter. */
export const consultaDePagina = (usual = PAGINA_USUAL) => ({
  porPagina: campo('Itens por página', numeroEntre(MENOR_PAGINA, MAIOR_PAGINA)).default(usual),
  cursor: cursorDePagina,
});

/** The same, as the server receives it. */
export interface PaginaPedida {
  readonly porPagina: number;
  readonly cursor?: string | undefined;
}

import type { AtoDeclarado } from '#kernel/ato/ato.ts';
import * as atos from './atos.ts';
import type { Feito } from './ciclo/rotas-dos-atos.ts';

const listados: readonly (AtoDeclarado | Feito)[] = Object.values(atos);

/** The acts that a request may ask for, each with what the server does for it. */
export const feitos: readonly Feito[] = listados.filter((cada) => 'atender' in cada);

/**
 * Every act of the product. Those that no request asks for (the clock's, and acts inside another
 * request) appear as declared.
 */
export const todosOsAtos: readonly AtoDeclarado[] = listados.map((cada) =>
  'atender' in cada ? cada.ato : cada,
);

/** Grouped by life cycle, in the order of a working day. */
export const atosPorCiclo: Readonly<Record<string, readonly AtoDeclarado[]>> = Object.groupBy(
  todosOsAtos.toSorted((a, b) => (a.tela?.ordem ?? 0) - (b.tela?.ordem ?? 0)),
  ({ ciclo }) => ciclo,
) as Record<string, AtoDeclarado[]>;

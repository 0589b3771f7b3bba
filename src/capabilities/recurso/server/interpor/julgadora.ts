import { type Caso, cadeiaDoCaso } from '#capabilities/manifestacao/server/index.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';

/** The office where an instance sits: a reclamação and a revisão stay where the request was answered. */
export const julgadoraDe = (row: Caso['row'], instancia: IdInstancia): number =>
  cadeiaDoCaso(row).find(({ idInstancia }) => idInstancia === instancia)?.idOuvidoriaJulgadora ??
  row.id_ouvidoria;

import { type Caso, cadeiaDoCaso } from '#capabilities/manifestacao/server/index.ts';
import type { IdInstancia } from '#capabilities/remedio/domain/instancia.ts';

/** The office where an instance sits; reclamação and revisão stay with the answering office. */
export const julgadoraDe = (row: Caso['row'], instancia: IdInstancia): number =>
  cadeiaDoCaso(row).find(({ idInstancia }) => idInstancia === instancia)?.idOuvidoriaJulgadora ??
  row.id_ouvidoria;

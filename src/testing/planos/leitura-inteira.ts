/** A node of a plan, as `explain (format json)` says it. */
export interface No {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly No[];
}

/** Tables and indexes with so many rows that reading them whole costs more than a request may take. */
export interface Grandes {
  readonly tabelas: ReadonlySet<string>;
  readonly indices: ReadonlySet<string>;
}

const PELO_INDICE = ['Index Scan', 'Index Only Scan', 'Bitmap Index Scan'];

/**
 * What a plan reads whole although it is large: a table from its first row to its last, or an index without a condition, unless
 * whoever reads it stops after some rows.
 */
export const leiturasInteiras = (no: No, { tabelas, indices }: Grandes, comLimite = false): string[] => {
  const { 'Node Type': tipo, 'Relation Name': tabela = '', 'Index Name': indice = '', Plans = [] } = no;
  const desta: string[] = [];
  if (tipo === 'Seq Scan' && tabelas.has(tabela)) desta.push(`Seq Scan de ${tabela}`);
  if (PELO_INDICE.includes(tipo) && indices.has(indice) && !no['Index Cond'] && !comLimite)
    desta.push(`${tipo} de ${indice}, sem condição`);
  // A merge of two that are in order ends where the shorter one ends.
  const limita = comLimite || tipo === 'Limit' || tipo === 'Merge Join';
  // Rows that are sorted or grouped are all read, whatever comes of them is limited to.
  const paraBaixo = limita && !['Sort', 'Aggregate', 'Hash', 'WindowAgg'].includes(tipo);
  return [...desta, ...Plans.flatMap((cada) => leiturasInteiras(cada, { tabelas, indices }, paraBaixo))];
};

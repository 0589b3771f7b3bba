import pg from 'pg';

/** What the planner knows of a table that small tests never fill so far. */
const MAIORES_QUE = 10_000;
/** Enough to tell a rare value from a common one, and a file that can be read. */
const FAIXAS = 20;
/** Of texts and what is sealed only widths and how many there are, not what is in them. */
const COM_VALORES = ['int2', 'int4', 'int8', 'bool', 'date', 'timestamptz', 'numeric'];

interface Coluna {
  readonly tabela: string;
  readonly coluna: string;
  readonly tipo: string;
  readonly null_frac: number;
  readonly avg_width: number;
  readonly n_distinct: number;
  readonly correlation: number | null;
  readonly vals: readonly string[] | null;
  readonly freqs: readonly number[] | null;
  readonly faixas: readonly string[] | null;
}

const literal = (texto: string): string => pg.escapeLiteral(texto);
const lista = (valores: readonly (string | number)[]): string =>
  `{${valores.map((valor) => (typeof valor === 'number' ? valor : `"${valor}"`)).join(',')}}`;

const chamar = (funcao: string, pares: Readonly<Record<string, string>>): string =>
  `select ${funcao}(${Object.entries(pares)
    .map(([nome, valor]) => `'${nome}', ${valor}`)
    .join(', ')});`;

const ralear = (faixas: readonly string[]): readonly string[] => {
  if (faixas.length <= FAIXAS) return faixas;
  const passo = (faixas.length - 1) / (FAIXAS - 1);
  return Array.from({ length: FAIXAS }, (_, n) => faixas[Math.round(n * passo)] ?? '');
};

const daColuna = (coluna: Coluna): string =>
  chamar('pg_restore_attribute_stats', {
    schemaname: "'public'",
    relname: literal(coluna.tabela),
    attname: literal(coluna.coluna),
    inherited: 'false',
    null_frac: `${coluna.null_frac}::real`,
    avg_width: `${coluna.avg_width}::integer`,
    n_distinct: `${coluna.n_distinct}::real`,
    ...(coluna.vals &&
      coluna.freqs && {
        most_common_vals: literal(lista(coluna.vals)),
        most_common_freqs: `${literal(lista(coluna.freqs))}::real[]`,
      }),
    ...(coluna.faixas && { histogram_bounds: literal(lista(ralear(coluna.faixas))) }),
    ...(coluna.correlation !== null && { correlation: `${coluna.correlation}::real` }),
  });

/**
 * The planner's knowledge of the large tables as statements that tell it to another database (PostgreSQL 18). How large a table
 * is on the disk the planner looks up by itself, so the rows are told for the pages that there are: what remains of a large
 * table is the work of its rows, without that of its pages.
 */
export const lerEstatisticas = async (client: pg.ClientBase): Promise<string> => {
  const { rows: tabelas } = await client.query<{ nome: string; linhas: number }>(
    `select c.relname as nome, c.reltuples as linhas from pg_class c
      left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'i') and coalesce(t.reltuples, c.reltuples) >= $1
      order by coalesce(t.relname, c.relname), c.relkind desc, c.relname`,
    [MAIORES_QUE],
  );
  const { rows: colunas } = await client.query<Coluna>(
    `select s.tablename as tabela, s.attname as coluna, t.typname as tipo, s.null_frac, s.avg_width, s.n_distinct, s.correlation,
      case when t.typname = any ($2) then s.most_common_vals::text::text[] end as vals,
      case when t.typname = any ($2) then s.most_common_freqs end as freqs,
      case when t.typname = any ($2) then s.histogram_bounds::text::text[] end as faixas
    from pg_stats s join pg_class c on c.relname = s.tablename and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = s.attname join pg_type t on t.oid = a.atttypid
    where s.schemaname = 'public' and not s.inherited and c.relkind = 'r' and c.reltuples >= $1
    order by s.tablename, a.attnum`,
    [MAIORES_QUE, COM_VALORES],
  );
  return [
    ...tabelas.map(({ nome, linhas }) =>
      chamar('pg_restore_relation_stats', {
        schemaname: "'public'",
        relname: literal(nome),
        relpages: `(pg_relation_size('public.${nome}') / 8192)::integer`,
        reltuples: `${Math.max(0, linhas)}::real`,
        relallvisible: `(pg_relation_size('public.${nome}') / 8192)::integer`,
      }),
    ),
    ...colunas.map(daColuna),
  ].join('\n');
};

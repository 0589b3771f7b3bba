import pg from 'pg';

/** A row as a thief of a dump reads it. */
export type Linha = Readonly<Record<string, unknown>>;

interface Tabela {
  readonly nome: string;
  readonly colunas: ReadonlyMap<string, string>;
  readonly linhas: readonly Linha[];
}

/** A column that names rows of another table, declared as a key or by its name alone. */
interface Referencia {
  readonly de: string;
  readonly coluna: string;
  readonly para: string;
}

export interface Copia {
  readonly tabelas: ReadonlyMap<string, Tabela>;
  readonly referencias: readonly Referencia[];
  /** What expression indexes hold besides the rows; their definitions. */
  readonly indices: readonly string[];
}

const COLUNAS = `
  select n.nspname || '.' || c.relname as tabela, a.attname as coluna, format_type(a.atttypid, null) as tipo
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind in ('r', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
  order by 1, a.attnum`;

const CHAVES = `
  select f.conrelid::regclass::text as de, a.attname as coluna, f.confrelid::regclass::text as para
  from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
  where f.contype = 'f' and cardinality(f.conkey) = 1`;

const INDICES = `
  select indexdef from pg_indexes where schemaname = 'public' and indexdef ~ '\\(.*[a-z_]+\\(.*\\)' order by 1`;

const curto = (nome: string): string => nome.replace(/^public\./, '');

/** Reads every table there is, as the database's superuser: what a dump holds, and no key. */
export const lerCopia = async (url: string): Promise<Copia> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: colunas } = await client.query<{ tabela: string; coluna: string; tipo: string }>(COLUNAS);
    const tabelas = new Map<string, Tabela>();
    for (const [tabela, suas] of Map.groupBy(colunas, (cada) => cada.tabela)) {
      const [esquema, nome] = tabela.split('.');
      const { rows } = await client.query<Linha>(`select * from "${esquema}"."${nome}"`);
      tabelas.set(curto(tabela), {
        nome: curto(tabela),
        colunas: new Map(suas.map(({ coluna, tipo }) => [coluna, tipo])),
        linhas: rows,
      });
    }
    const { rows: chaves } = await client.query<Referencia>(CHAVES);
    const { rows: indices } = await client.query<{ indexdef: string }>(INDICES);
    const declaradas = new Set(chaves.map(({ de, coluna }) => `${de}.${coluna}`));
    const peloNome = [...tabelas.values()].flatMap(({ nome: de, colunas: suas }) =>
      [...suas.keys()]
        .filter((coluna) => coluna.startsWith('id_') && !declaradas.has(`${de}.${coluna}`))
        .flatMap((coluna) => {
          const para = /usuario|pessoa$|decisor|responsavel|solicitante$/.test(coluna)
            ? 'usuario'
            : coluna.slice(3);
          return tabelas.has(para) ? [{ de, coluna, para }] : [];
        }),
    );
    return {
      tabelas,
      referencias: [...chaves, ...peloNome],
      indices: indices.map(({ indexdef }) => indexdef),
    };
  } finally {
    await client.end();
  }
};

export interface LinhaDe {
  readonly tabela: string;
  readonly linha: Linha;
}

/** Every text, number and byte string of a row, JSON taken apart, under the name of its column. */
export const valoresDe = ({ tabela, linha }: LinhaDe): (readonly [string, unknown])[] => {
  const folhas = (nome: string, valor: unknown): (readonly [string, unknown])[] => {
    if (valor === null || valor === undefined || typeof valor === 'boolean') return [];
    if (valor instanceof Date || Buffer.isBuffer(valor) || typeof valor !== 'object') return [[nome, valor]];
    if (Array.isArray(valor)) return valor.flatMap((cada) => folhas(nome, cada));
    return Object.entries(valor).flatMap(([chave, cada]) => folhas(`${nome}.${chave}`, cada));
  };
  return Object.entries(linha).flatMap(([coluna, valor]) => folhas(`${tabela}.${coluna}`, valor));
};

import type { CompiledQuery } from 'kysely';
import pg from 'pg';

/** A column of one read: its name, and the type that the driver reads it by. */
interface Coluna {
  readonly nome: string;
  readonly ler: (texto: string) => unknown;
}

/** Answers which columns a statement would give, without running it. */
export type Descrever = (
  query: CompiledQuery,
) => Promise<readonly { readonly name: string; readonly dataTypeID: number }[]>;

/** Some reads are worded by what is asked for, a filter or a list: beyond these many all are forgotten, and found out anew. */
const MAX_FORMAS = 500;
const MAX_TEXTOS = 300;

/** What the shape of each read was found to be. */
const conhecidas = new Map<string, Promise<readonly Coluna[]>>();

export const colunasDe = (descrever: Descrever, query: CompiledQuery): Promise<readonly Coluna[]> => {
  const conhecida = conhecidas.get(query.sql);
  if (conhecida) return conhecida;
  const nova = descrever(query).then((campos) =>
    campos.map(({ name, dataTypeID }) => ({ nome: name, ler: pg.types.getTypeParser(dataTypeID, 'text') })),
  );
  if (conhecidas.size >= MAX_FORMAS) conhecidas.clear();
  conhecidas.set(query.sql, nova);
  nova.catch(() => conhecidas.delete(query.sql));
  return nova;
};

const PARAMETRO = /\$(\d+)/g;
const aspas = (nome: string): string => `"${nome.replaceAll('"', '""')}"`;

/** One read as a column: its rows as arrays of texts, which the driver's own parsers read. */
const comoColuna = ({ sql }: CompiledQuery, colunas: readonly Coluna[], antes: number): string => {
  const textos = colunas.map(({ nome }) => `x.${aspas(nome)}::text`).join(', ');
  const numerada = sql.replace(PARAMETRO, (_, numero) => `$${Number(numero) + antes}`);
  return `(select json_agg(json_build_array(${textos})) from (${numerada}) x)`;
};

/** The text of several reads together, made once for each set of them. */
const textos = new Map<string, string>();

export const textoDe = (
  queries: readonly CompiledQuery[],
  colunas: readonly (readonly Coluna[])[],
): string => {
  const chave = queries.map(({ sql }) => sql).join('\u0000');
  const conhecido = textos.get(chave);
  if (conhecido) return conhecido;
  let antes = 0;
  const partes = queries.map((query, i) => {
    const parte = `${comoColuna(query, colunas[i] ?? [], antes)} as p${i}`;
    antes += query.parameters.length;
    return parte;
  });
  const texto = `select ${partes.join(',\n')}`;
  if (textos.size >= MAX_TEXTOS) textos.clear();
  textos.set(chave, texto);
  return texto;
};

/** A row as the driver would have given it. */
export const linhaDe = (
  colunas: readonly Coluna[],
  valores: readonly (string | null)[],
): Record<string, unknown> => {
  const row: Record<string, unknown> = {};
  for (const [i, { nome, ler }] of colunas.entries()) {
    const valor = valores[i] ?? null;
    row[nome] = valor === null ? null : ler(valor);
  }
  return row;
};

import { type RawBuilder, sql } from 'kysely';
import type { Alcance } from '#capabilities/feriado/domain/recontagem.ts';
import type { Db } from '#server/db/database.ts';

/** Where the windows of one kind are kept, one row each, with a `prazo`. */
export interface TabelaDeJanelas {
  readonly tabela: 'complementacao' | 'consentimento';
  readonly abertaEm: string;
  /** Null in the rows of windows that are still open. */
  readonly fechadaEm: string;
}

export interface JanelaAberta {
  readonly id: number;
  readonly id_manifestacao: number;
  /** By whose calendar it is counted. */
  readonly id_ouvidoria: number;
  /** From when it is counted. */
  readonly aberta_em: Date;
  readonly prazo: string;
  readonly protocolo: string;
  readonly id_esfera: number;
}

/** When the person knew of it (Lei 9.784/1999, art. 66), where that was not at once; kinds of notices have the tables' names. */
const contadaDe = ({ tabela, abertaEm }: TabelaDeJanelas) => sql`coalesce((
  select w.ciente_em from comunicacao w
  where w.id_manifestacao = j.id_manifestacao and w.tipo = ${tabela} and w.feita_em = j.${sql.ref(abertaEm)}
  order by w.id desc limit 1), j.${sql.ref(abertaEm)})`;

const abertas = (janelas: TabelaDeJanelas, onde: RawBuilder<unknown>) => sql<JanelaAberta>`
  select j.id, j.id_manifestacao, m.id_ouvidoria, ${contadaDe(janelas)} as aberta_em, j.prazo, m.protocolo, o.id_esfera
  from ${sql.table(janelas.tabela)} j
  join manifestacao m on m.id = j.id_manifestacao
  join ouvidoria o on o.id = m.id_ouvidoria_registro
  where j.${sql.ref(janelas.fechadaEm)} is null and ${onde}`;

const noAlcance = (janelas: TabelaDeJanelas, { dias, ouvidorias }: Alcance) => sql`
  (${dias}::date[] is null or exists (select from unnest(${dias}::date[]) dia
    where dia between dia_local(${contadaDe(janelas)}) and j.prazo))
  and (${ouvidorias}::integer[] is null or m.id_ouvidoria = any(${ouvidorias}::integer[]))`;

export const countJanelas = async (db: Db, janelas: TabelaDeJanelas, alcance: Alcance): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${abertas(janelas, noAlcance(janelas, alcance))}) j`.execute(db);
  return rows[0]?.total ?? 0;
};

export const listJanelas = async (
  db: Db,
  janelas: TabelaDeJanelas,
  alcance: Alcance,
  depoisDe: number,
  limite: number,
): Promise<JanelaAberta[]> => {
  const daqui = sql`j.id > ${depoisDe} and ${noAlcance(janelas, alcance)}`;
  const { rows } = await sql<JanelaAberta>`
    ${abertas(janelas, daqui)} order by j.id limit ${limite}`.execute(db);
  return rows;
};

/** Undefined if it is open no more. */
export const findJanela = async (
  db: Db,
  janelas: TabelaDeJanelas,
  id: number,
): Promise<JanelaAberta | undefined> => {
  const { rows } = await abertas(janelas, sql`j.id = ${id}`).execute(db);
  return rows[0];
};

export const updateJanela = async (
  tx: Db,
  { tabela }: TabelaDeJanelas,
  id: number,
  prazo: string,
): Promise<void> => {
  await tx.updateTable(tabela).set({ prazo }).where('id', '=', id).execute();
};

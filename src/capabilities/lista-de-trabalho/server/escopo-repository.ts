import { type RawBuilder, sql } from 'kysely';
import type { Escopo } from '#capabilities/manifestacao/server/index.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import { chegouAntesDoPasso } from '#server/db/chegou-antes-do-passo.ts';
import type { Db } from '#server/db/database.ts';
import type { CasoQueMuda } from '../domain/ao-vivo.ts';
import { DIAS_VENCENDO, filas, type NomeDaFila } from '../domain/filas.ts';

/**
 * Ids of situações are written into the statement, not sent as parameters: only then does
 * PostgreSQL know, with any cached plan, that the index of a queue covers the query.
 */
const emSituacao = (situacoes: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`m.id_situacao in (${sql.raw(situacoes.join(', '))})`;

/** The office's clock runs. */
export const CORRENDO = sql<boolean>`m.prazo_corre`;

const PRAZO = {
  vencendo: (hoje: string) =>
    sql<boolean>`${CORRENDO} and m.prazo >= ${hoje}::date and m.prazo <= ${hoje}::date + ${sql.raw(String(DIAS_VENCENDO))}`,
  vencido: (hoje: string) => sql<boolean>`${CORRENDO} and m.prazo < ${hoje}::date`,
};

const NULO = { com: sql.raw('is not null'), sem: sql.raw('is null') };

/** A queue (domain/filas.ts) as a SQL condition. */
export const naFila = (nome: NomeDaFila, hoje: string): RawBuilder<boolean> => {
  const { situacoes, responsavel, passoInterno, prazo } = filas[nome];
  const partes = [
    // A running clock already implies the situações; repeating them would mislead the planner's
    // estimate.
    ...(nome === 'todas' || prazo ? [] : [emSituacao(situacoes)]),
    ...(responsavel ? [sql`m.id_responsavel ${NULO[responsavel]}`] : []),
    ...(passoInterno ? [sql`m.prazo_interno ${NULO[passoInterno]}`] : []),
    ...(prazo ? [PRAZO[prazo](hoje)] : []),
  ];
  return partes.length > 0 ? sql<boolean>`(${sql.join(partes, sql` and `)})` : sql<boolean>`true`;
};

/** Open steps with each person that they were sent to, by name or as one of a unit. */
const passosAbertos = (onde: (quem: RawBuilder<number>) => RawBuilder<boolean>) => sql`(
  select t.id_manifestacao, t.id_destinatario as id_usuario from tramitacao t
  where t.encerrada_em is null and t.id_destinatario is not null and ${onde(sql`t.id_destinatario`)}
  union
  select t.id_manifestacao, p.id_usuario from tramitacao t join unidade_pessoa p on p.id_unidade = t.id_unidade
  where t.encerrada_em is null and ${onde(sql`p.id_usuario`)} and ${chegouAntesDoPasso('t', 'p')})`;

const passosDe = (idUsuario: number) => sql`
  select s.id_manifestacao from ${passosAbertos((quem) => sql`${quem} = ${idUsuario}`)} s`;

/** The cases that a person's lists may show: every query of this capability begins here. */
export const doEscopo = (db: Db, { idOuvidoria, idColaborador, semRestritas, ...quem }: Escopo) =>
  db
    .selectFrom('manifestacao as m')
    .where(aoAlcance('m.id', quem))
    .$if(idOuvidoria !== null, (q) => q.where('m.id_ouvidoria', '=', idOuvidoria ?? 0))
    .$if(semRestritas === true, (q) => q.where('m.restrita_em', 'is', null))
    .$if(idColaborador !== null, (q) => q.where(sql<boolean>`m.id in (${passosDe(idColaborador ?? 0)})`));

/** Null for a case that is gone. */
export const findCasoQueMuda = async (db: Db, idManifestacao: number): Promise<CasoQueMuda | null> => {
  const { rows } = await sql<CasoQueMuda>`
    select m.id, m.restrita_em is not null as restrita,
      exists (select from manifestacao_cofre k where k.id_manifestacao = m.id) as protegida
    from manifestacao m where m.id = ${idManifestacao}`.execute(db);
  return rows[0] ?? null;
};

/** Whoever asks has checked that the case exists for these people. */
export const quemTemPassoAberto = async (db: Db, idManifestacao: number): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id_usuario: number }>`
    select s.id_usuario from ${passosAbertos(() => sql`t.id_manifestacao = ${idManifestacao}`)} s`.execute(
    db,
  );
  return new Set(rows.map(({ id_usuario }) => id_usuario));
};

import { sql } from 'kysely';
import { doDono, naoDoDono } from '#capabilities/manifestacao/server/index.ts';
import { impedidosDoRecurso } from '#capabilities/recurso/server/index.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import type { Dono } from '#server/crypto/dono.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';

/** More than anybody keeps in a calendar; what is due first comes first. */
const LIMITE = 2000;

/** A case as the calendar knows it: its protocol, and what decides whether it may be named at all. */
const DO_CASO = [
  sql<number>`m.id`.as('id'),
  sql<string>`m.protocolo`.as('protocolo'),
  sql<number>`g.id_esfera`.as('esfera_do_protocolo'),
  sql<number>`m.id_tipo`.as('id_tipo'),
  sql<number>`m.id_tipo_identificacao`.as('id_tipo_identificacao'),
  sql<boolean>`exists (select from manifestacao_cofre k where k.id_manifestacao = m.id)`.as('protegida'),
  sql<boolean>`(m.identidade_preservada
    or exists (select from manifestante_preservado v where v.id_manifestacao = m.id))`.as('preservada'),
] as const;

const casos = (db: Db) =>
  db
    .selectFrom('manifestacao as m')
    .innerJoin('ouvidoria as g', 'g.id', 'm.id_ouvidoria_registro')
    .select([...DO_CASO]);

const recursos = (db: Db) =>
  db
    .selectFrom('recurso as r')
    .innerJoin('manifestacao as m', 'm.id', 'r.id_manifestacao')
    .innerJoin('ouvidoria as g', 'g.id', 'm.id_ouvidoria_registro')
    .select([...DO_CASO, 'r.id as parte', sql<string>`r.prazo::text`.as('dia')])
    .where('r.prazo', 'is not', null)
    .where('r.respondido_em', 'is', null)
    .where('r.subiu_em', 'is', null);

/** Staff, in one office of theirs. */
export interface QuemTrabalha extends ForaDoAlcance {
  readonly idUsuario: number;
  readonly idOuvidoria: number;
  readonly soMeus: boolean;
  readonly semRestritas: boolean;
  readonly dono: Dono;
}

/** The office's running terms: of the cases in the person's hands, or of all. */
export const listAResponder = (db: Db, quem: QuemTrabalha) =>
  casos(db)
    .select(sql<string>`m.prazo::text`.as('dia'))
    .where('m.prazo_corre', '=', true)
    .where('m.id_ouvidoria', '=', quem.idOuvidoria)
    .where(aoAlcance('m.id', quem))
    .where(naoDoDono(quem.dono))
    .$if(quem.soMeus, (q) => q.where('m.id_responsavel', '=', quem.idUsuario))
    .$if(quem.semRestritas, (q) => q.where('m.restrita_em', 'is', null))
    .orderBy('m.prazo')
    .orderBy('m.id')
    .limit(LIMITE)
    .execute();

export const listAJulgar = (db: Db, quem: QuemTrabalha) =>
  recursos(db)
    .where('r.id_ouvidoria_julgadora', '=', quem.idOuvidoria)
    .where(aoAlcance('m.id', quem))
    .where(naoDoDono(quem.dono))
    .where(sql<boolean>`${quem.idUsuario} <> all (${impedidosDoRecurso})`)
    .$if(quem.soMeus, (q) => q.where('r.id_responsavel', '=', quem.idUsuario))
    .orderBy('r.prazo')
    .orderBy('r.id')
    .limit(LIMITE)
    .execute();

/** What the person filed and waits for. */
export const listRespostasEsperadas = (db: Db, dono: Dono) =>
  casos(db)
    .select(sql<string>`m.prazo::text`.as('dia'))
    .where(doDono(dono))
    .where('m.prazo_corre', '=', true)
    .orderBy('m.prazo')
    .orderBy('m.id')
    .limit(LIMITE)
    .execute();

export const listDecisoesEsperadas = (db: Db, dono: Dono) =>
  recursos(db).where(doDono(dono)).orderBy('r.prazo').orderBy('r.id').limit(LIMITE).execute();

/** The cases with these ids. */
export const listCasos = (db: Db, ids: readonly number[]) =>
  casos(db).where(sql<boolean>`m.id = any (${ids}::int[])`).execute();

export type CasoRow = Awaited<ReturnType<typeof listCasos>>[number];

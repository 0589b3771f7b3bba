import { type Insertable, sql, type Updateable } from 'kysely';
import { Perfil } from '#kernel/perfil.ts';
import type { Independencia } from '#kernel/quem/outra-pessoa.ts';
import type { ForaDoAlcance, UsuarioAtual } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import type { Db } from '#server/db/database.ts';
import type { AberturaIdentidade } from '#server/db/schema.ts';

/** Of two openings by one person at once, the second counts the first. */
export const lockPessoa = async (tx: Db, idUsuario: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('abertura_identidade'), ${idUsuario})`.execute(tx);
};

/** What the person opened or asked to open on this day, also what was refused. */
export const countDoDia = async (db: Db, idUsuario: number, agora: Date): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from abertura_identidade
    where id_usuario = ${idUsuario}
      and (pedida_em at time zone 'America/Sao_Paulo')::date = (${agora}::timestamptz at time zone 'America/Sao_Paulo')::date`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
};

export const isMotivoUsado = async (db: Db, marca: Buffer): Promise<boolean> =>
  (await db
    .selectFrom('abertura_identidade')
    .select('id')
    .where('marca_do_motivo', '=', marca)
    .executeTakeFirst()) !== undefined;

export const hasPendente = async (db: Db, idManifestacao: number, idUsuario: number): Promise<boolean> =>
  (await db
    .selectFrom('abertura_identidade')
    .select('id')
    .where('id_manifestacao', '=', idManifestacao)
    .where('id_usuario', '=', idUsuario)
    .where('id_ouvidoria_que_aprova', 'is not', null)
    .where('decidida_em', 'is', null)
    .executeTakeFirst()) !== undefined;

export const insertAbertura = async (db: Db, row: Insertable<AberturaIdentidade>): Promise<number> => {
  const { id } = await db
    .insertInto('abertura_identidade')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateAbertura = async (
  db: Db,
  id: number,
  mudancas: Updateable<AberturaIdentidade>,
): Promise<void> => {
  await db.updateTable('abertura_identidade').set(mudancas).where('id', '=', id).execute();
};

const aberturas = (db: Db) =>
  db
    .selectFrom('abertura_identidade as a')
    .innerJoin('manifestacao as m', 'm.id', 'a.id_manifestacao')
    .innerJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .innerJoin('ouvidoria as o', 'o.id', 'a.id_ouvidoria')
    .leftJoin('ouvidoria as q', 'q.id', 'a.id_ouvidoria_que_aprova')
    .selectAll('a')
    .select([
      'm.protocolo',
      'r.id_esfera as esfera_do_protocolo',
      'o.sigla as sigla_orgao',
      'o.nome as nome_orgao',
      'q.sigla as sigla_que_aprova',
      'q.nome as nome_que_aprova',
    ]);

export const findAbertura = (db: Db, id: number) => aberturas(db).where('a.id', '=', id).executeTakeFirst();
export type AberturaRow = NonNullable<Awaited<ReturnType<typeof findAbertura>>>;

/** Newest first. */
export const listAberturasDoCaso = (db: Db, idManifestacao: number): Promise<AberturaRow[]> =>
  aberturas(db).where('a.id_manifestacao', '=', idManifestacao).orderBy('a.id', 'desc').execute();

export interface Pedaco {
  readonly depois: number | undefined;
  readonly limite: number;
}

type Leitor = Pick<UsuarioAtual, 'idUsuario' | 'idPerfil'> & ForaDoAlcance & { readonly idOuvidoria: number };

/** What waits for this person's decision, the oldest first. */
export const listAAprovar = (
  db: Db,
  quem: Leitor & Independencia,
  { depois, limite }: Pedaco,
): Promise<AberturaRow[]> =>
  aberturas(db)
    .where(sql<boolean>`${quem.temTempoDeCasa}::boolean`)
    .where(sql<boolean>`a.id_usuario <> all (${[...quem.ligados]}::int[])`)
    .where(aoAlcance('m.id', quem))
    .where('a.id_ouvidoria_que_aprova', '=', quem.idOuvidoria)
    .where('a.decidida_em', 'is', null)
    .where('a.id_usuario', '<>', quem.idUsuario)
    .$if(quem.idPerfil !== Perfil.gestor, (q) =>
      q.whereRef('a.id_ouvidoria_que_aprova', '=', 'a.id_ouvidoria'),
    )
    .$if(depois !== undefined, (q) => q.where('a.id', '>', depois ?? 0))
    .orderBy('a.id')
    .limit(limite)
    .execute();

/** What there was, the newest first: a gestor's office, every office for who watches over them, else one's own. */
export const listFeitas = (
  db: Db,
  quem: Leitor & { readonly monitora: boolean },
  { depois, limite }: Pedaco,
): Promise<AberturaRow[]> =>
  aberturas(db)
    .where(aoAlcance('m.id', quem))
    .$if(!quem.monitora, (q) => q.where('a.id_ouvidoria', '=', quem.idOuvidoria))
    .$if(quem.idPerfil !== Perfil.gestor, (q) => q.where('a.id_usuario', '=', quem.idUsuario))
    .$if(depois !== undefined, (q) => q.where('a.id', '<', depois ?? 0))
    .orderBy('a.id', 'desc')
    .limit(limite)
    .execute();

export const findOrgao = (db: Db, idOuvidoria: number) =>
  db
    .selectFrom('ouvidoria')
    .select(['id', 'sigla', 'nome'])
    .where('id', '=', idOuvidoria)
    .executeTakeFirstOrThrow();

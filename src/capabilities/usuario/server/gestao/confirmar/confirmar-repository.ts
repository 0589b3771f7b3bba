import { type RawBuilder, sql } from 'kysely';
import { type IdPerfil, Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import { nomeDaPessoa } from '#server/db/nome-da-pessoa.ts';
import type { Gestao } from '../../../domain/confirmacao-policy.ts';

/** Long enough for any office; the rest comes as these are decided. */
const MAXIMO = 200;

/** Somebody who can sign in and act with this profile now; a null office: in any. */
const comPerfil = (
  idPerfil: IdPerfil,
  idOuvidoria: RawBuilder<unknown>,
  agora: Date,
): RawBuilder<unknown> => sql`
  from perfil_vigente(${agora}) g join usuario w on w.id = g.id_usuario
  where g.id_perfil = ${sql.lit(idPerfil)} and (${idOuvidoria} is null or g.id_ouvidoria = ${idOuvidoria})
    and w.ativado_em is not null and w.excluido_em is null and w.bloqueado_em is null`;

/** A gestor who neither gave the profile `p` nor gets it. */
const temOutroGestor = (idOuvidoria: RawBuilder<unknown>, agora: Date): RawBuilder<unknown> => sql`
  exists (select ${comPerfil(Perfil.gestor, idOuvidoria, agora)} and w.id not in (p.dado_por, p.id_usuario))`;

/** Whether anybody ever was a gestor, also one who left: a platform is new only once. */
export const houveGestor = async (db: Db): Promise<boolean> => {
  const row = await db
    .selectFrom('usuario_perfil_ouvidoria')
    .select('id')
    .where('id_perfil', '=', Perfil.gestor)
    .where('a_confirmar_desde', 'is', null)
    .where('a_aceitar_desde', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export interface Avisado {
  readonly id: number;
  readonly email: string | null;
}

export const listComPerfil = async (
  db: Db,
  { idPerfil, idOuvidoria }: { readonly idPerfil: IdPerfil; readonly idOuvidoria: number | null },
  agora: Date,
): Promise<Avisado[]> => {
  const { rows } = await sql<Avisado>`
    select distinct w.id, w.email::text as email
    ${comPerfil(idPerfil, sql`${idOuvidoria}::int`, agora)} order by w.id`.execute(db);
  return rows;
};

export interface AConfirmarRow {
  readonly id: number;
  readonly idUsuario: number;
  readonly nome: string;
  readonly email: string | null;
  readonly id_tipo_documento: number | null;
  readonly numero_documento: string | null;
  readonly cpf_do_convite: string | null;
  readonly documento_provado_em: Date | null;
  readonly idPerfil: number;
  readonly idOuvidoria: number;
  readonly sigla: string;
  readonly orgao: string;
  readonly temOutroGestor: boolean;
  readonly controlador: Gestao['controlador'];
  readonly validade: string | null;
  readonly dadoPor: number;
  readonly nomeDeQuemDeu: string;
  readonly emailDeQuemDeu: string | null;
  readonly desde: Date;
}

interface Momento {
  readonly agora: Date;
  /** The office that watches over the others; null if the platform has none. */
  readonly idControlador: number | null;
}

const selectAConfirmar = async (
  db: Db,
  { agora, idControlador }: Momento,
  quais: RawBuilder<boolean>,
): Promise<AConfirmarRow[]> => {
  const deCima = sql`${idControlador}::int`;
  const { rows } = await sql<AConfirmarRow>`
    select l.* from (
      select p.id, u.id as "idUsuario", ${nomeDaPessoa('u')} as nome, u.email::text as email, u.id_tipo_documento,
        u.numero_documento, u.cpf_do_convite, u.documento_provado_em, p.id_perfil as "idPerfil", o.id as "idOuvidoria", o.sigla, o.nome as orgao,
        ${temOutroGestor(sql`o.id`, agora)} as "temOutroGestor", p.validade, p.dado_por as "dadoPor",
        case when ${deCima} is not null then
          json_build_object('idOuvidoria', ${deCima}, 'temOutroGestor', ${temOutroGestor(deCima, agora)}) end as controlador,
        ${nomeDaPessoa('d')} as "nomeDeQuemDeu", d.email::text as "emailDeQuemDeu", p.a_confirmar_desde as desde
      from usuario_perfil_ouvidoria p
      join usuario u on u.id = p.id_usuario
      join ouvidoria o on o.id = p.id_ouvidoria
      join usuario d on d.id = p.dado_por
      where p.encerrado_em is null and p.a_confirmar_desde is not null and p.a_aceitar_desde is null
        and u.excluido_em is null and o.inativada_em is null
        and (p.validade is null or p.validade >= (${agora}::timestamptz at time zone 'America/Sao_Paulo')::date)
    ) l
    where ${quais}
    order by l.desde, l.id
    limit ${sql.lit(MAXIMO)}`.execute(db);
  return rows;
};

/** What waits in the office, or everywhere; and in offices without another gestor, for who stands in for them. */
export const listAConfirmarNoAlcance = (
  db: Db,
  momento: Momento,
  { idOuvidoria, semGestor }: { readonly idOuvidoria: number | null; readonly semGestor: boolean },
): Promise<AConfirmarRow[]> =>
  selectAConfirmar(
    db,
    momento,
    sql`(${idOuvidoria}::int is null or l."idOuvidoria" = ${idOuvidoria} or (${semGestor} and not l."temOutroGestor"))`,
  );

export const listAConfirmarDe = (db: Db, agora: Date, idUsuario: number): Promise<AConfirmarRow[]> =>
  selectAConfirmar(db, { agora, idControlador: null }, sql`l."idUsuario" = ${idUsuario}`);

/** Locks the account, as every act on a person does: of two who decide at once, the second finds it decided. */
export const lockAConfirmar = async (
  db: Db,
  momento: Momento,
  id: number,
): Promise<AConfirmarRow | undefined> => {
  await sql`select from usuario u where u.id = (select p.id_usuario from usuario_perfil_ouvidoria p where p.id = ${id})
    for no key update`.execute(db);
  const [row] = await selectAConfirmar(db, momento, sql`l.id = ${id}`);
  return row;
};

/** Who waited was not there yet: their time in the office begins now. */
export const setConfirmado = (db: Db, id: number, agora: Date) =>
  db
    .updateTable('usuario_perfil_ouvidoria')
    .set({ a_confirmar_desde: null, criado_em: agora })
    .where('id', '=', id)
    .execute();

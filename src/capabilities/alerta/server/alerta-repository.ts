import { sql } from 'kysely';
import { abertas } from '#capabilities/manifestacao/domain/situacao.ts';
import { Perfil, perfisQueContribuem } from '#kernel/perfil.ts';
import { analistas } from '#kernel/quem/analistas.ts';
import type { ForaDoAlcance } from '#kernel/quem/usuario-atual.ts';
import { aoAlcance } from '#server/db/ao-alcance.ts';
import { chegouAntesDoPasso } from '#server/db/chegou-antes-do-passo.ts';
import type { Db } from '#server/db/database.ts';
import { DIAS_DO_AVISO, type TipoDeAlerta, tiposDePrazo } from '../domain/alerta.ts';

const ANALISTAS = sql.raw(analistas.join(', '));

const CONTRIBUEM = sql.raw(perfisQueContribuem.join(', '));

const ADMINISTRADOR = sql.lit(Perfil.administrador);

/** Who looks after a case: the responsible while they work there, else the office's analysts. */
const quemCuida = (agora: Date) => sql`(
  with responsavel as (
    select u.id as id_usuario from usuario u
    where u.id = m.id_responsavel and u.excluido_em is null and u.bloqueado_em is null and exists (
      select from perfil_vigente(${agora}) p where p.id_usuario = u.id
        and (p.id_ouvidoria = m.id_ouvidoria or p.id_perfil = ${ADMINISTRADOR})))
  select r.id_usuario from responsavel r
  union
  select p.id_usuario from perfil_vigente(${agora}) p
  where p.id_ouvidoria = m.id_ouvidoria and p.id_perfil in (${ANALISTAS})
    and not exists (select from responsavel))`;

export interface NovoAlerta {
  readonly tipo: TipoDeAlerta;
  /** What it is about: a case, a holiday whose change moved deadlines, or a team member. */
  readonly idManifestacao?: number;
  readonly idFeriado?: number;
  /** Set when the alert is about a member of the team. */
  readonly idPessoa?: number;
  /** Set when the alert is about an evaluation of how an office answers. */
  readonly idAvaliacao?: number;
  /** Where an alert about no case is read, such as one about a person or a requested file; with a case, one that does not tell which. */
  readonly idOuvidoria?: number;
  /** Set when the alert is about an appeal of the case, which another office may judge. */
  readonly idRecurso?: number;
  /** Names the event: the same event alerts a person only once. */
  readonly chave: string;
  readonly agora: Date;
}

/** Returns only the people who had not been alerted before. */
export const insertAlertas = async (
  db: Db,
  {
    tipo,
    idManifestacao,
    idFeriado,
    idPessoa,
    idAvaliacao,
    idOuvidoria,
    idRecurso,
    chave,
    agora,
  }: NovoAlerta,
  usuarios: readonly number[],
): Promise<number[]> => {
  if (usuarios.length === 0) return [];
  const rows = await db
    .insertInto('alerta')
    .values(
      usuarios.map((id_usuario) => ({
        id_usuario,
        tipo,
        id_manifestacao: idManifestacao ?? null,
        id_feriado: idFeriado ?? null,
        id_pessoa: idPessoa ?? null,
        id_avaliacao: idAvaliacao ?? null,
        id_ouvidoria: idOuvidoria ?? null,
        id_recurso: idRecurso ?? null,
        chave,
        criado_em: agora,
      })),
    )
    .onConflict((conflict) => conflict.columns(['id_usuario', 'chave']).doNothing())
    .returning('id_usuario')
    .execute();
  return rows.map(({ id_usuario }) => id_usuario);
};

export const listQuemCuida = async (db: Db, idManifestacao: number, agora: Date): Promise<number[]> => {
  const { rows } = await sql<{ id_usuario: number }>`
    select q.id_usuario from manifestacao m, lateral ${quemCuida(agora)} q where m.id = ${idManifestacao}`.execute(
    db,
  );
  return rows.map(({ id_usuario }) => id_usuario);
};

/** People of the areas, or called by name, whose contribution to the case is awaited. */
export const listPessoasDasAreas = async (db: Db, idManifestacao: number, agora: Date): Promise<number[]> => {
  const { rows } = await sql<{ id_usuario: number }>`
    select distinct c.id_usuario
    from manifestacao m
    join tramitacao t on t.id_manifestacao = m.id and t.id_recurso is null and t.encerrada_em is null
      and coalesce(t.id_ouvidoria, m.id_ouvidoria) = m.id_ouvidoria
    cross join lateral (
      select t.id_destinatario as id_usuario where t.id_destinatario is not null
      union select q.id_usuario from unidade_pessoa q
        where q.id_unidade = t.id_unidade and ${chegouAntesDoPasso('t', 'q')}) c
    where m.id = ${idManifestacao} and exists (select from perfil_vigente(${agora}) p
      where p.id_usuario = c.id_usuario and p.id_ouvidoria = m.id_ouvidoria and p.id_perfil in (${CONTRIBUEM}))`.execute(
    db,
  );
  return rows.map(({ id_usuario }) => id_usuario);
};

export const listAnalistas = async (db: Db, idOuvidoria: number, agora: Date): Promise<number[]> => {
  const { rows } = await sql<{ id_usuario: number }>`
    select distinct p.id_usuario from perfil_vigente(${agora}) p
    where p.id_ouvidoria = ${idOuvidoria} and p.id_perfil in (${ANALISTAS})`.execute(db);
  return rows.map(({ id_usuario }) => id_usuario);
};

/** What the person wrote, which rings later where the case is protected (`semPressa`). */
const DA_PESSOA: readonly string[] = ['mensagem', 'complemento', 'acrescimo-na-area'];

/** The listener asks who is kept away from the case: those hear nothing. */
export const notifyAlerta = async (
  db: Db,
  novo: Pick<NovoAlerta, 'tipo' | 'idManifestacao'>,
  usuarios: readonly number[],
): Promise<void> => {
  const daPessoa = DA_PESSOA.includes(novo.tipo);
  const idManifestacao = novo.idManifestacao ?? null;
  await sql`select pg_notify('alerta', jsonb_build_object('usuarios', ${JSON.stringify(usuarios)}::jsonb,
    'idManifestacao', ${idManifestacao}::integer,
    'semPressa', ${daPessoa}::boolean and exists (select from manifestacao_cofre k
      where k.id_manifestacao = ${idManifestacao}::integer))::text)`.execute(db);
};

/** Once per deadline and person: a deadline that moved alerts again. */
export const insertAlertasDePrazo = async (db: Db, hoje: string, agora: Date): Promise<void> => {
  await sql`
    insert into alerta (id_usuario, tipo, id_manifestacao, chave, criado_em)
    select q.id_usuario, k.tipo, m.id, k.tipo || ':' || m.id || ':' || m.prazo, ${agora}
    from manifestacao m
    cross join lateral (select case when m.prazo < ${hoje}::date then 'vencida' else 'vence-em-2-dias' end as tipo) k
    cross join lateral ${quemCuida(agora)} q
    where m.prazo_corre
      and m.prazo <= ${hoje}::date + ${sql.raw(String(DIAS_DO_AVISO))}
    on conflict (id_usuario, chave) do nothing`.execute(db);
};

/** The office whose people see the alert: for an appeal, the one that judges it; the one it names before the case's own. */
const COM_QUEM_ESTA = sql<number>`coalesce(x.id_ouvidoria_julgadora, a.id_ouvidoria, m.id_ouvidoria)`;

interface Pessoa extends ForaDoAlcance {
  readonly idUsuario: number;
  /** Null for an administrador, who works in every office. */
  readonly idOuvidoria: number | null;
}

/** An alert that does not tell its case tells an administrador of no denúncia; who is kept away from the case sees neither. */
const podeVer = (quem: ForaDoAlcance) =>
  sql<boolean>`(${aoAlcance('a.id_manifestacao', quem)} or (a.id_ouvidoria is not null
    and ${aoAlcance('a.id_manifestacao', { ...quem, denunciasAbertas: 'todas' })}))`;

/** The alerts a person sees: of the office they work in now, of types they want on screen. */
const daPessoa = (db: Db, { idUsuario, idOuvidoria, ...quem }: Pessoa) =>
  db
    .selectFrom('alerta as a')
    .leftJoin('manifestacao as m', 'm.id', 'a.id_manifestacao')
    .leftJoin('recurso as x', 'x.id', 'a.id_recurso')
    .leftJoin('alerta_preferencia as p', (join) =>
      join.onRef('p.id_usuario', '=', 'a.id_usuario').onRef('p.tipo', '=', 'a.tipo'),
    )
    .where('a.id_usuario', '=', idUsuario)
    .where(podeVer(quem))
    .where(({ or, eb }) => or([eb('p.na_tela', 'is', null), eb('p.na_tela', '=', true)]))
    .$if(idOuvidoria !== null, (q) => q.where(COM_QUEM_ESTA, '=', idOuvidoria ?? 0));

/** The last day to judge, of an appeal, or to answer; null when no clock runs. */
const PRAZO_QUE_CORRE = sql<string | null>`(case
  when a.id_recurso is not null then (case when x.respondido_em is null and x.subiu_em is null then x.prazo end)
  when m.prazo_corre then m.prazo end)::text`;

/** Its clock has stopped since. */
const JA_RESOLVIDO = sql<boolean>`(a.tipo = any (${[...tiposDePrazo]}::text[]) and ${PRAZO_QUE_CORRE} is null)`;

export const selectAlertas = (db: Db, pessoa: Pessoa, antesDe: number | undefined, limite: number) =>
  daPessoa(db, pessoa)
    .leftJoin('ouvidoria as r', 'r.id', 'm.id_ouvidoria_registro')
    .select([
      'a.id',
      'a.tipo',
      'a.id_manifestacao',
      'a.id_recurso',
      'a.id_feriado',
      'a.id_pessoa',
      'a.id_avaliacao',
      'a.id_ouvidoria',
      'a.criado_em',
      'a.lido_em',
      'm.protocolo',
      'm.id_tipo',
      'm.restrita_em',
      'r.id_esfera',
      sql<string | null>`(select y.descricao from tipo_manifestacao y where y.id = m.id_tipo)`.as(
        'desc_tipo',
      ),
      sql<string | null>`(select y.descricao from assunto y where y.id = m.id_assunto)`.as('assunto'),
      PRAZO_QUE_CORRE.as('prazo_que_corre'),
      JA_RESOLVIDO.as('ja_resolvido'),
    ])
    .$if(antesDe !== undefined, (q) => q.where('a.id', '<', antesDe ?? 0))
    .orderBy('a.id', 'desc')
    .limit(limite)
    .execute();

export const countNaoLidos = async (db: Db, pessoa: Pessoa): Promise<number> => {
  const { total } = await daPessoa(db, pessoa)
    .select(sql<number>`count(*)`.as('total'))
    .where('a.lido_em', 'is', null)
    .where(({ not }) => not(JA_RESOLVIDO))
    .executeTakeFirstOrThrow();
  return total;
};

/**
 * Without a list, marks all alerts the person sees now, but none of another office of theirs. Those of cases that they are kept away
 * from are marked with them: what is never read would tell a copy of the database whose it is.
 */
export const markLidos = async (
  db: Db,
  pessoa: Pessoa,
  alertas: readonly number[] | undefined,
  agora: Date,
): Promise<void> => {
  await db
    .updateTable('alerta')
    .set({ lido_em: agora })
    .where('id_usuario', '=', pessoa.idUsuario)
    .where('lido_em', 'is', null)
    .where(({ or, eb }) =>
      or([
        eb('id', 'in', alertas === undefined ? daPessoa(db, pessoa).select('a.id') : [...alertas]),
        sql<boolean>`id_manifestacao = any (${[...pessoa.impedidoEm]}::int[])`,
      ]),
    )
    .execute();
};

/** While a case is open its deadline alerts stay: without them the job would alert again. */
export const deleteLidos = async (db: Db, antesDe: Date): Promise<void> => {
  await db
    .deleteFrom('alerta as a')
    .where('a.lido_em', '<', antesDe)
    .where(({ or, not, exists, eb, selectFrom }) =>
      or([
        eb('a.tipo', 'not in', ['vence-em-2-dias', 'vencida']),
        not(
          exists(
            selectFrom('manifestacao as m')
              .select('m.id')
              .whereRef('m.id', '=', 'a.id_manifestacao')
              .where('m.id_situacao', 'in', [...abertas]),
          ),
        ),
      ]),
    )
    .execute();
};

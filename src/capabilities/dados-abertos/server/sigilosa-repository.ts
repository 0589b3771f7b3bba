import { sql } from 'kysely';
import type { PlainDate } from '#kernel/prazo/data.ts';
import type { Db } from '#server/db/database.ts';
import { MESES_ATE_DIZER_ATRASO, MINIMO_DE_SIGILOSAS, mesAberto } from '../domain/sigilosas.ts';

/** One lock number for the whole product: panels and files may both be the first of a month. */
const TRAVA = 6300064;

/** Forwarded out, archived and answered cases have ended; the others count as registered. */
const CADASTRADA = sql.lit(1);
const TERMINOU = sql`f.id_situacao in (6, 7, 8)`;

/**
 * Writes what is published of denúncias and comunicações, once a month (docs/adr/0008). Whoever publishes calls this
 * first; all but the first call of a month find it done. False if there was nothing to do.
 */
export const fecharSigilosas = async (db: Db, hoje: PlainDate): Promise<boolean> => {
  const aberto = mesAberto(hoje);
  const feito = await db
    .selectFrom('sigilosa_fechamento')
    .select('unica')
    .where(sql<boolean>`mes = ${aberto}::date`)
    .executeTakeFirst();
  if (feito) return false;
  await sql`select pg_advisory_xact_lock(${sql.lit(TRAVA)})`.execute(db);
  const { rows } = await sql`
    insert into sigilosa_fechamento (mes) values (${aberto}::date)
    on conflict (unica) do update set mes = excluded.mes where sigilosa_fechamento.mes <> excluded.mes
    returning unica`.execute(db);
  // Another one wrote it while this one waited for the lock.
  if (rows.length === 0) return false;
  await sql`delete from sigilosa_fechada`.execute(db);
  await sql`
    insert into sigilosa_fechada (numero, mes, id_ouvidoria, id_tipo, id_tipo_formulario, id_situacao, acompanhada,
      id_assunto, mes_resposta, dentro_do_prazo, atrasada)
    select row_number() over (order by x.mes, x.id_ouvidoria, random()), x.mes, x.id_ouvidoria, x.id_tipo,
      x.id_tipo_formulario, case when x.terminou then x.id_situacao else ${CADASTRADA} end,
      x.juntas >= ${sql.lit(MINIMO_DE_SIGILOSAS)},
      case when x.juntas >= ${sql.lit(MINIMO_DE_SIGILOSAS)} then x.id_assunto end,
      case when x.terminou then date_trunc('month', x.dia_resposta)::date end,
      case when x.terminou then x.dentro_do_prazo end,
      not x.terminou and x.venceu
        and x.mes <= ${aberto}::date - ${sql.lit(`${MESES_ATE_DIZER_ATRASO} months`)}::interval
    from (
      select f.id_ouvidoria, f.id_tipo, f.id_tipo_formulario, f.id_situacao, f.id_assunto, f.dia_resposta,
        f.dentro_do_prazo, date_trunc('month', f.dia_registro)::date as mes,
        ${TERMINOU} and coalesce(f.dia_resposta, f.dia_encerramento) < ${aberto}::date as terminou,
        (f.prazo_corre or ${TERMINOU}) and f.prazo < ${aberto}::date as venceu,
        -- One that is called something else by now is sealed as they are, and stands for nobody.
        count(*) filter (where f.id_tipo in (1, 7))
          over (partition by f.id_ouvidoria, date_trunc('month', f.dia_registro)) as juntas
      from fato_manifestacao f
      where f.sigilosa and f.id_tipo_formulario <> 3 and f.dia_registro < ${aberto}::date) x`.execute(db);
  await sql`analyze sigilosa_fechada`.execute(db);
  return true;
};

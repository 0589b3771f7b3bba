import { sql } from 'kysely';
import { days } from '#server/clock.ts';
import type { Db } from '#server/db/database.ts';
import { DIAS_DO_ANO } from '../domain/inicio.ts';
import { type TempoDeResposta, tempoDe } from '../domain/tempo-de-resposta.ts';

interface TempoContado {
  readonly id_ouvidoria: number;
  readonly acesso: boolean;
  readonly dias: number;
  readonly total: number;
  readonly respondidas: number;
  /** Behind all cases of the office and group. */
  readonly pessoas: number;
}

/** By office and group: how many cases took each number of days, and whose they are. Sealed cases never count. */
const listContados = async (tx: Db, agora: Date, hoje: string): Promise<TempoContado[]> => {
  const { rows } = await sql<TempoContado>`
    with caso as materialized (
      select f.id_ouvidoria, f.id_tipo_formulario = 3 as acesso, f.respondida_em is not null as respondida,
        coalesce(f.dias_para_resolucao, ${hoje}::date - f.dia_registro) as dias, coalesce(f.id_pessoa, -f.id) as pessoa
      from fato_manifestacao f
      where not f.sigilosa and (f.respondida_em >= ${new Date(agora.getTime() - days(DIAS_DO_ANO))}::timestamptz
        or f.respondida_em is null and f.aberta and f.prazo_corre and dias_de_atraso(f.prazo, ${hoje}::date) > 0))
    select c.*, p.pessoas from (
        select id_ouvidoria, acesso, dias, count(*)::int as total, count(*) filter (where respondida)::int as respondidas
        from caso group by 1, 2, 3) c
      join (select id_ouvidoria, acesso, count(distinct pessoa)::int as pessoas from caso group by 1, 2) p
        using (id_ouvidoria, acesso)`.execute(tx);
  return rows;
};

/** Counts all offices anew, with the refresh of the panels. */
export const replaceTempos = async (tx: Db, agora: Date, hoje: string): Promise<void> => {
  const porGrupo = Map.groupBy(
    await listContados(tx, agora, hoje),
    ({ id_ouvidoria, acesso }) => `${id_ouvidoria} ${acesso}`,
  );
  const linhas = [...porGrupo.values()].flatMap((contados) => {
    const [primeiro] = contados;
    const tempo = tempoDe(contados, {
      respondidas: contados.reduce((soma, { respondidas }) => soma + respondidas, 0),
      pessoas: primeiro?.pessoas ?? 0,
    });
    return primeiro && tempo
      ? [{ id_ouvidoria: primeiro.id_ouvidoria, acesso: primeiro.acesso, ...tempo }]
      : [];
  });
  await tx.deleteFrom('painel_tempo').execute();
  if (linhas.length > 0) await tx.insertInto('painel_tempo').values(linhas).execute();
};

export const findTempo = async (
  db: Db,
  { idOuvidoria, acesso }: { readonly idOuvidoria: number; readonly acesso: boolean },
): Promise<TempoDeResposta | null> => {
  const row = await db
    .selectFrom('painel_tempo')
    .select(['mediana', 'de', 'ate', 'casos'])
    .where('id_ouvidoria', '=', idOuvidoria)
    .where('acesso', '=', acesso)
    .executeTakeFirst();
  return row ?? null;
};

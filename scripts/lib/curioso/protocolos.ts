import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * What the numbers of published requests tell of the cases between them: requests come with protocol and day, each office
 * has one sequence, and what is missing between two numbers was filed between their days. Taken away the open cases of
 * these days, what is left are denúncias. Measured, not hidden: by law the protocol is one sequence, and it is published.
 */
export const medirProtocolos = async (tx: Db): Promise<Record<string, number>> => {
  const { rows } = await sql<{ no_dia: number; na_semana: number }>`
    with pedido as (
      select f.id_ouvidoria_registro as orgao, left(f.protocolo, 5) as prefixo, f.ano, f.dia_registro as dia,
        substr(f.protocolo, case when o.id_esfera = 1 then 6 else 10 end, 6)::int as numero
      from fato_manifestacao f join ouvidoria o on o.id = f.id_ouvidoria_registro where f.id_tipo_formulario = 3),
    vao as (
      select row_number() over () as vao, orgao, dia as de, lead(dia) over w as ate,
        lead(numero) over w - numero - 1 as faltam
      from pedido window w as (partition by orgao, prefixo, ano order by numero)),
    aberta as (
      select f.id_ouvidoria_registro as orgao, f.dia_registro as dia, count(*) as n from fato_manifestacao f
      where f.id_tipo_formulario <> 3 and not f.sigilosa group by 1, 2),
    sobra as (
      select v.ate - v.de as dias, greatest(v.faltam - coalesce(sum(a.n), 0), 0) as n
      from vao v cross join lateral generate_series(0, v.ate - v.de) d
        left join aberta a on a.orgao = v.orgao and a.dia = v.de + d
      where v.faltam > 0 and v.ate - v.de <= 7 group by v.vao, v.ate, v.de, v.faltam)
    select coalesce(sum(n) filter (where dias = 0), 0)::int as no_dia, coalesce(sum(n), 0)::int as na_semana
    from sobra`.execute(tx);
  return {
    'postas em seu dia pelos números de protocolo': rows[0]?.no_dia ?? 0,
    'postas em sua semana pelos números de protocolo': rows[0]?.na_semana ?? 0,
  };
};

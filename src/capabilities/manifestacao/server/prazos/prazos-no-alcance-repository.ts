import { sql } from 'kysely';
import type { Alcance } from '#capabilities/feriado/domain/recontagem.ts';
import type { Db } from '#server/db/database.ts';
import type { EventoDaContagem } from './prazo-repository.ts';

/**
 * Open cases that were with one of the offices and whose count includes one of the days. The count
 * goes from the counted day of registration to the due date, or to some days after a complement
 * that came when the case was already late.
 */
const noAlcance = ({ dias, ouvidorias }: Alcance) => sql`
  m.id_situacao in (1, 2, 3, 4, 5)
  and (${dias}::date[] is null or exists (select from unnest(${dias}::date[]) dia
    where dia between m.registro_contado and greatest(m.prazo, (
      select max(e.resposta) + 15 from manifestacao_prazo_evento e where e.id_manifestacao = m.id))))
  and (${ouvidorias}::integer[] is null or m.id_ouvidoria_registro = any(${ouvidorias}::integer[]) or exists (
    select from manifestacao_prazo_evento e
    where e.id_manifestacao = m.id and e.id_ouvidoria = any(${ouvidorias}::integer[])))`;

export const countNoAlcance = async (db: Db, alcance: Alcance): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from manifestacao m where ${noAlcance(alcance)}`.execute(db);
  return rows[0]?.total ?? 0;
};

export interface CasoNoAlcance {
  readonly id: number;
  readonly id_ouvidoria_registro: number;
  readonly id_tipo_formulario: number;
  readonly dias_para_responder: number | null;
  readonly registrada_em: Date;
  readonly registro_contado: string;
  readonly prazo: string;
  readonly protocolo: string;
  readonly id_esfera: number;
  readonly eventos: EventoDaContagem[];
}

export const listNoAlcance = async (
  db: Db,
  alcance: Alcance,
  depoisDe: number,
  limite: number,
): Promise<CasoNoAlcance[]> => {
  const { rows } = await sql<CasoNoAlcance>`
    select m.id, m.id_ouvidoria_registro, m.id_tipo_formulario, m.dias_para_responder, m.registrada_em,
      m.registro_contado, m.prazo, m.protocolo,
      o.id_esfera, coalesce((
        select json_agg(json_build_object('tipo', e.tipo, 'motivo', e.motivo, 'dias', e.dias, 'pedido', e.pedido, 'resposta', e.resposta,
          'id_ouvidoria', e.id_ouvidoria) order by e.id)
        from manifestacao_prazo_evento e where e.id_manifestacao = m.id), '[]') as eventos
    from manifestacao m join ouvidoria o on o.id = m.id_ouvidoria_registro
    where m.id > ${depoisDe} and ${noAlcance(alcance)}
    order by m.id limit ${limite}`.execute(db);
  return rows;
};

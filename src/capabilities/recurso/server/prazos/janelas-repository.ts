import { sql } from 'kysely';
import { Situacao } from '#capabilities/manifestacao/domain/situacao.ts';
import { TipoFormulario } from '#kernel/enumeracoes.ts';
import { DIAS_ATE_RECLAMACAO } from '#kernel/prazo/prazos-da-lei.ts';
import type { Db } from '#server/db/database.ts';

/** Requests without a decision whose last day passed, as long as a reclamação may be open: the caller asks the case. */
export const listSemResposta = (db: Db, { de, ate }: { readonly de: string; readonly ate: string }) =>
  db
    .selectFrom('manifestacao as m')
    .select('m.id')
    .where((eb) =>
      eb.or([
        eb('m.id_tipo_formulario', '=', TipoFormulario.acessoAInformacao),
        eb('m.retipada_em', 'is not', null),
      ]),
    )
    .where('m.id_situacao', '<>', Situacao.concluida)
    .where('m.prazo', '<=', ate)
    .where(
      sql<boolean>`greatest(m.prazo, dia_local(m.reaberta_em),
        m.registro_contado + ${DIAS_ATE_RECLAMACAO}::int) >= ${de}::date`,
    )
    .orderBy('m.id')
    .execute();

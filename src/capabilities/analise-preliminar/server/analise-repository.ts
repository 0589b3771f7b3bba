import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import type { Db } from '#server/db/database.ts';
import { fraseDaAnalise } from '../domain/analise-preliminar.ts';

/** Who made the analysis that stands: the last one, by the history. */
export const findAutorDaAnalise = (db: Db, idManifestacao: number) =>
  db
    .selectFrom('manifestacao_historico')
    .select(['id_responsavel', 'id_ouvidoria'])
    .where('id_manifestacao', '=', idManifestacao)
    .where('acao', '=', Acao.analise)
    .where('informacoes', 'in', [fraseDaAnalise(true), fraseDaAnalise(false)])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

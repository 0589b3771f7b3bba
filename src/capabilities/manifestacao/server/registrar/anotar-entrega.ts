import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { Acao, MANIFESTANTE } from '../../domain/historico.ts';

/** The person sees when the code was shown: if it was not to them, somebody else has it. */
export const anotarEntregaNoCaso = ({ clock }: Platform, tx: Db, idManifestacao: number): Promise<unknown> =>
  insertHistorico(tx, {
    id_manifestacao: idManifestacao,
    ocorrido_em: clock.now(),
    acao: Acao.entregaDoCodigo,
    responsavel: MANIFESTANTE,
    id_responsavel: null,
    id_ouvidoria: null,
    informacoes: null,
    detalhes: '{}',
  });

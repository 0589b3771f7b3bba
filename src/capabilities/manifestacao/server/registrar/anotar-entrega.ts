import { insertHistorico } from '#capabilities/auditoria/server/index.ts';
import { momentoGuardado } from '#kernel/momento.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { Acao, MANIFESTANTE } from '../../domain/historico.ts';
import { manifestacaoNaoEncontrada } from '../../domain/manifestacao-errors.ts';
import { findCaso } from '../manifestacao-repository.ts';
import { momentosDoCaso } from '../momentos-do-caso.ts';

/** The person sees when the code was shown: if it was not to them, somebody else has it. */
export const anotarEntregaNoCaso = async (
  platform: Platform,
  tx: Db,
  idManifestacao: number,
): Promise<void> => {
  const agora = platform.clock.now();
  const row = await findCaso(tx, idManifestacao, { chaves: [], usuario: null }, agora);
  if (!row) throw manifestacaoNaoEncontrada();
  const { selos, selar } = momentosDoCaso(platform, row);
  await insertHistorico(tx, {
    id_manifestacao: idManifestacao,
    ocorrido_em: selos ? momentoGuardado(agora, row.atualizada_em) : agora,
    momento_cifrado: selar(agora),
    acao: Acao.entregaDoCodigo,
    responsavel: MANIFESTANTE,
    id_responsavel: null,
    id_ouvidoria: null,
    informacoes: null,
    detalhes: '{}',
  });
};

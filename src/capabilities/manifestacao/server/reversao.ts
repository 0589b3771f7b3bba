import { SEGUNDOS_PARA_DESFAZER } from '#kernel/ato/desfazer.ts';
import { insertReversao } from '#server/ciclo/reversao-repository.ts';
import type { AtoDaManifestacao } from '../domain/ato.ts';
import type { NoAto } from './anotar.ts';
import type { QuemAge } from './quem-age.ts';

/** For how long the act may be taken back; filled in by the act itself, left empty where it may not. */
export interface Reversao {
  segundos?: number;
}

/**
 * From here on the transaction notes what it writes and holds back its jobs (ADR 0012). The answer to the principal of a group
 * answers the others too, each in its own transaction: such an act is done for good.
 */
export const abrirReversao = async (
  { tx, caso: { row, fatos }, agora }: NoAto,
  { usuario, emNome }: QuemAge,
  ato: AtoDaManifestacao,
  reversao: Reversao,
): Promise<void> => {
  if (!ato.desfaz || !usuario || emNome || fatos.temRepetidas) return;
  await insertReversao(tx, {
    idManifestacao: row.id,
    idUsuario: usuario.idUsuario,
    ato: ato.nome,
    versao: row.versao + 1,
    feitoEm: agora,
    segundos: SEGUNDOS_PARA_DESFAZER,
  });
  reversao.segundos = SEGUNDOS_PARA_DESFAZER;
};

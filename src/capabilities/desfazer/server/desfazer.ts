import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { manifestacaoNaoEncontrada } from '#capabilities/manifestacao/domain/manifestacao-errors.ts';
import {
  anotarNoCaso,
  atoDaManifestacao,
  lockCasoDaEquipe,
  lockCasoDoPendente,
  type QuemAge,
} from '#capabilities/manifestacao/server/index.ts';
import { enforce } from '#kernel/verdict.ts';
import { lockReversao, undoReversao } from '#server/ciclo/reversao-repository.ts';
import type { Db } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { nadaADesfazer, outroAgiu } from '../domain/desfazer-errors.ts';
import { podeDesfazer } from '../domain/pode-desfazer.ts';
import { isLidaDesde } from './desfazer-repository.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** What hangs on a new row by now, such as a sample that was drawn, is another step that was taken. */
const escreverDeVolta = async (tx: Db, idAto: number, agora: Date): Promise<void> => {
  try {
    await undoReversao(tx, idAto, agora);
  } catch (error) {
    const { code } = Object(error) as { readonly code?: unknown };
    throw code === FOREIGN_KEY_VIOLATION ? outroAgiu() : error;
  }
};

/**
 * Takes back what this person did to the case seconds ago. It needs no other right than having done it: a case sent to another
 * office is no longer theirs, and comes back. Everybody else hears of the case only if it is their office's.
 */
export const desfazer = (platform: Platform, quem: QuemAge, idManifestacao: number): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const { usuario } = quem;
    if (!usuario) throw manifestacaoNaoEncontrada();
    const agora = platform.clock.now();
    const { row } = await lockCasoDoPendente(platform, tx, quem, idManifestacao);
    const feito = await lockReversao(tx, idManifestacao, usuario.idUsuario);
    if (!feito) {
      await lockCasoDaEquipe(platform, tx, quem, idManifestacao);
      throw nadaADesfazer();
    }
    const { id, ate, versao, desfeito, encerrado_em } = feito;
    const ato = { ate, versao, desfeito, encerrado: encerrado_em !== null };
    const lida = await isLidaDesde(tx, idManifestacao, versao);
    enforce(podeDesfazer(ato, { agora, versaoDoCaso: row.versao, lida }));
    await escreverDeVolta(tx, id, agora);
    const caso = await lockCasoDoPendente(platform, tx, quem, idManifestacao);
    const { desfaz } = atoDaManifestacao(platform, feito.ato);
    await anotarNoCaso(platform, { tx, caso, agora }, quem, {
      acao: Acao.desfeito,
      informacoes: `O órgão desfez ${desfaz?.oQue ?? 'o último passo'} segundos depois, antes de qualquer aviso.`,
      detalhes: { desfazVersao: versao },
      resultado: undefined,
    });
  });

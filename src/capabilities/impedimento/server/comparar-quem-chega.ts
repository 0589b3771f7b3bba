import { alertar } from '#capabilities/alerta/server/index.ts';
import { Acao } from '#capabilities/manifestacao/domain/historico.ts';
import { type IdSituacao, isAberta } from '#capabilities/manifestacao/domain/situacao.ts';
import {
  afastarDoOrgao,
  anotarSemPessoa,
  type CasoQueNomeia,
  type Comparar,
  casoDe,
  casosQueNomeiam,
  listContasAComparar,
  listPerfisAComparar,
  lockCaso,
  lockChegada,
  markComparados,
  ninguem,
  type PerfilAComparar,
  tirarDasPessoas,
  updateManifestacao,
} from '#capabilities/manifestacao/server/index.ts';
import { naHora } from '#kernel/momento.ts';
import { Perfil } from '#kernel/perfil.ts';
import type { Db } from '#server/db/database.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { tirarDe } from './tirar-das-pessoas.ts';

const AFASTADA =
  'Uma pessoa do órgão envolvida no que foi relatado, que quem registrou indicou, ou que recebeu o acesso de uma delas, não vê mais a manifestação.';

/**
 * The row tells the day of the case, and the history nothing, unless something of the case was in the person's hands: the moment
 * would tell colleagues, and a copy of the database, that it is about who came just then.
 */
const afastarDoCaso = async (
  platform: Platform,
  tx: Db,
  idUsuario: number,
  perfil: PerfilAComparar,
  { idManifestacao, idOuvidoria }: CasoQueNomeia,
): Promise<void> => {
  const quem = ninguem(platform);
  const agora = platform.clock.now();
  const row = await lockCaso(tx, idManifestacao, quem, agora);
  if (!row) return;
  const caso = await casoDe(platform, tx, row, quem);
  const registrada =
    caso.isSigilosa || caso.isPreservada ? naHora(caso.row.registrada_em) : row.registrada_em;
  const isDoOrgao = perfil.idPerfil === Perfil.administrador || perfil.idOuvidoria === idOuvidoria;
  const { novos, temQuemTrate, gestores, aConferir } = await afastarDoOrgao(
    platform,
    { tx, caso, agora: registrada },
    isDoOrgao ? idOuvidoria : perfil.idOuvidoria,
    { apenas: idUsuario, soExatas: !isDoOrgao },
  );
  if (novos.length === 0) return;
  if (!isDoOrgao) {
    await tirarDasPessoas(tx, idManifestacao, novos, agora);
    return;
  }
  const noAto = { tx, caso, agora };
  const { mudancas, avisos } = await tirarDe(platform, noAto, novos);
  if (row.id_responsavel === idUsuario || !temQuemTrate) {
    const dito = { acao: Acao.impedimento, informacoes: AFASTADA, resultado: undefined };
    await anotarSemPessoa(platform, noAto, {
      ...dito,
      ...(mudancas && { mudancas }),
      ...(avisos && { avisos }),
    });
  } else if (mudancas) await updateManifestacao(tx, idManifestacao, mudancas);
  if (aConferir && isAberta(row.id_situacao as IdSituacao)) {
    await alertar(tx, {
      tipo: 'impedimento-pedido',
      idManifestacao,
      chave: `impedimento-pedido:${idManifestacao}:${row.versao}`,
      agora,
      para: gestores,
    });
  }
};

/**
 * One case at a time, each in a transaction of its own: an act on one case never waits for the rest of the platform. Interrupted, or
 * done twice at once, it is done again from the start, and a case that was settled stays as it is.
 */
const compararPessoa = async (platform: Platform, idUsuario: number): Promise<void> => {
  const { db } = platform;
  await db.transaction().execute((tx) => lockChegada(tx, 'pessoa'));
  const perfis = await listPerfisAComparar(db, idUsuario);
  for (const perfil of perfis) {
    for (const caso of await casosQueNomeiam(platform, idUsuario, perfil))
      await db.transaction().execute((tx) => afastarDoCaso(platform, tx, idUsuario, perfil, caso));
  }
  if (perfis.length > 0)
    await markComparados(
      db,
      perfis.map(({ id }) => id),
    );
};

/**
 * Who comes to an office later than a case, or was there before cases were compared, is kept away from those that involve them
 * before they see anything: their first request waits for this (Lei 9.784/1999, art. 18; Lei 13.608/2018, art. 4-A). From then
 * on every arriving case is compared with them, also while they are blocked or their profile does not count.
 */
export const compararQuemChega =
  (platform: Platform): Comparar =>
  async (contas) => {
    for (const idUsuario of contas) await compararPessoa(platform, idUsuario);
  };

/** For who is written to before they come themselves, and once for everybody who was there before the comparison. */
export const compararQuemChegaJob = (platform: Platform): Job => ({
  name: 'comparar-quem-chega',
  cron: '* * * * *',
  aoIniciar: true,
  run: async () => compararQuemChega(platform)(await listContasAComparar(platform.db)),
});

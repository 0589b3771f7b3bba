import { apagarGuardado } from '#capabilities/anexo/server/index.ts';
import {
  auditar,
  ELIMINACAO,
  explicarEliminadas,
  isListagemAprovada,
  listSemElo,
  pedirVerificacao,
  TERMO_DE_ELIMINACAO,
} from '#capabilities/auditoria/server/index.ts';
import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { addDays, localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { destruirChavesDosAnos } from '#server/chaves/chaves-dos-anos.ts';
import type { Db } from '#server/db/database.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { type NumeroDaListagem, podeEliminar, totalDe } from '../domain/listagem.ts';
import { listagemDe } from './decidir-listagem.ts';
import {
  type AEliminar,
  anotarArquivos,
  countCasos,
  deleteArquivo,
  eliminarManifestacoes,
  insertTermo,
  listAEliminar,
  listArquivos,
  listNumeros,
  somarLote,
} from './eliminar-repository.ts';
import { type AprovadaRow, type FatosRow, lockDaListagem } from './guarda-repository.ts';
import { deleteCasos, lockListagem } from './listagem-repository.ts';
import { avisarGestores, ficaPorque } from './listar-vencidas.ts';

const POR_VEZ = 200;

const numerosDe = (casos: readonly FatosRow[]): NumeroDaListagem[] => {
  const numeros = new Map<string, NumeroDaListagem>();
  for (const { idTipo, anoDoRegistro: ano, sigilosa } of casos) {
    const { total, sigilosas } = numeros.get(`${idTipo}:${ano}`) ?? { total: 0, sigilosas: 0 };
    numeros.set(`${idTipo}:${ano}`, {
      idTipo,
      ano,
      total: total + 1,
      sigilosas: sigilosas + (sigilosa ? 1 : 0),
    });
  }
  return [...numeros.values()];
};

const alvoDe = ({ ano }: AEliminar): string => `Listagem de eliminação de ${ano}`;

/** What the chain does not hold yet waits for the next night. */
const semPendenciaNaCadeia = async (tx: Db, casos: readonly FatosRow[]): Promise<FatosRow[]> => {
  const semElo = new Set(
    await listSemElo(
      tx,
      casos.map(({ id }) => id),
    ),
  );
  return casos.filter(({ id }) => !semElo.has(id));
};

/** Reopened, appealed, held, with another term or in another office since it was approved: it stays, and leaves the list. */
const tirarOsQueFicam = async (
  tx: Db,
  lidos: readonly AprovadaRow[],
  dia: PlainDate,
): Promise<readonly AprovadaRow[]> => {
  const fica = (row: AprovadaRow): boolean => row.mudou || ficaPorque(row, dia) !== null;
  await deleteCasos(
    tx,
    lidos.filter(fica).map(({ id }) => id),
  );
  return lidos.filter((row) => !fica(row));
};

/** Nothing of such a list is destroyed: somebody wrote into it, its days or its office after it was approved. */
const ALTERADA = Symbol('alterada');

/** One batch, in one transaction: rows, their explanation in the log, and the act that counts them. Answers where the next begins. */
const eliminarLote = (
  platform: Platform,
  listagem: AEliminar,
  depoisDe: number,
): Promise<number | null | typeof ALTERADA> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const dia = localDate(agora.getTime());
    const hoje = toIsoDate(dia);
    const guardada = await lockListagem(tx, listagem.id);
    if (!guardada || !podeEliminar(listagemDe(guardada), dia)) return null;
    const lidos = await lockDaListagem(tx, { idEliminacao: listagem.id, hoje, depoisDe, limite: POR_VEZ });
    const doLote = lidos.map(({ id }) => id);
    if (!(await isListagemAprovada(platform, tx, listagem.id, doLote))) return ALTERADA;
    const casos = await semPendenciaNaCadeia(tx, await tirarOsQueFicam(tx, lidos, dia));
    const ids = casos.map(({ id }) => id);
    if (ids.length > 0) {
      await anotarArquivos(tx, ids);
      const registros = await explicarEliminadas(platform, tx, {
        idEliminacao: listagem.id,
        casos: ids,
        agora,
      });
      await eliminarManifestacoes(tx, listagem.id, ids, hoje);
      await somarLote(tx, listagem.id, numerosDe(casos));
      await auditar(tx, platform.clock, null, {
        area: 'retencao',
        acao: ELIMINACAO,
        alvo: alvoDe(listagem),
        idAlvo: listagem.id,
        idOuvidoria: listagem.id_ouvidoria,
        depois: { casos: ids.length, registros },
      });
    }
    return lidos.at(-1)?.id ?? null;
  });

const lavrarTermo = (platform: Platform, listagem: AEliminar): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const dias = await valorDe(tx, 'retencao.copias');
    const copiasAte = toIsoDate(addDays(localDate(agora.getTime()), dias));
    const numeros = await listNumeros(tx, listagem.id);
    await insertTermo(tx, listagem.id, { numeros, em: agora, copiasAte });
    await auditar(tx, platform.clock, null, {
      area: 'retencao',
      acao: TERMO_DE_ELIMINACAO,
      alvo: alvoDe(listagem),
      idAlvo: listagem.id,
      idOuvidoria: listagem.id_ouvidoria,
      depois: { total: totalDe(numeros), copiasAte },
    });
    await avisarGestores(tx, { idOuvidoria: listagem.id_ouvidoria, chave: `termo:${listagem.id}`, agora });
  });

/** Tells the administradores, in the verifier's words. */
const denunciarAlteracao = async (platform: Platform, { id }: AEliminar): Promise<void> => {
  platform.log.error(`Retention: listagem ${id} is not what was approved; nothing of it is destroyed`);
  await pedirVerificacao(platform.db);
};

const eliminarListagem = async (platform: Platform, listagem: AEliminar): Promise<void> => {
  if (!(await isListagemAprovada(platform, platform.db, listagem.id)))
    return denunciarAlteracao(platform, listagem);
  for (let depoisDe: number | null = 0; depoisDe !== null; ) {
    const proximo = await eliminarLote(platform, listagem, depoisDe);
    if (proximo === ALTERADA) return denunciarAlteracao(platform, listagem);
    depoisDe = proximo;
  }
  // Cases in use, or with an act that is not linked yet, are met the next night; the termo tells of the whole.
  if ((await countCasos(platform.db, listagem.id)) === 0) await lavrarTermo(platform, listagem);
};

const apagarArquivos = async (platform: Platform): Promise<void> =>
  emCada(await listArquivos(platform.db), async (local) => {
    await apagarGuardado(platform, local);
    await deleteArquivo(platform.db, local);
  });

/** The key of a closed year goes when nothing is left under it: then no old backup opens what was sealed of that year. */
const destruirChaves = async (platform: Platform): Promise<void> => {
  for (const ano of await destruirChavesDosAnos(platform))
    await auditar(platform.db, platform.clock, null, {
      area: 'retencao',
      acao: 'Destruição da chave do ano de guarda',
      alvo: `Chave do ano de guarda ${ano}`,
      idAlvo: ano,
    });
};

/** Every night: destroys what was approved and announced, in batches, each whole or not at all; a stopped run goes on where it was. */
export const eliminarJob = (platform: Platform): Job => ({
  name: 'eliminar-manifestacoes',
  cron: '20 6 * * *',
  run: async () => {
    const hoje = toIsoDate(localDate(platform.clock.now().getTime()));
    await emCada(await listAEliminar(platform.db, hoje), (listagem) => eliminarListagem(platform, listagem));
    await apagarArquivos(platform);
    await destruirChaves(platform);
  },
});

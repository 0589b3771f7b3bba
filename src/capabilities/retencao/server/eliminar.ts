import { apagarGuardado } from '#capabilities/anexo/server/index.ts';
import { auditar, ELIMINACAO, explicarEliminadas, listSemElo } from '#capabilities/auditoria/server/index.ts';
import { valorDe } from '#capabilities/configuracao/server/index.ts';
import { addDays, localDate, toIsoDate } from '#kernel/prazo/data.ts';
import { destruirChavesDosAnos } from '#server/chaves/chaves-dos-anos.ts';
import type { Db } from '#server/db/database.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import type { NumeroDaListagem } from '../domain/listagem.ts';
import { totalDe } from './decidir-listagem.ts';
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
import { type FatosRow, lockDaListagem } from './guarda-repository.ts';
import { deleteCasos } from './listagem-repository.ts';
import { avisarGestores, ficaPorque } from './listar-vencidas.ts';

const POR_VEZ = 200;

const numerosDe = (casos: readonly FatosRow[]): NumeroDaListagem[] => {
  const numeros = new Map<string, NumeroDaListagem>();
  for (const { idTipo, anoDoRegistro: ano } of casos) {
    const total = (numeros.get(`${idTipo}:${ano}`)?.total ?? 0) + 1;
    numeros.set(`${idTipo}:${ano}`, { idTipo, ano, total });
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

/** One batch, in one transaction: rows, their explanation in the log, and the act that counts them. Answers where the next begins. */
const eliminarLote = (platform: Platform, listagem: AEliminar, depoisDe: number): Promise<number | null> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const dia = localDate(agora.getTime());
    const hoje = toIsoDate(dia);
    const lidos = await lockDaListagem(tx, { idEliminacao: listagem.id, hoje, depoisDe, limite: POR_VEZ });
    // Reopened, appealed or held since it was approved: it stays, and leaves the list.
    const ficam = lidos.filter((row) => ficaPorque(row, dia) !== null).map(({ id }) => id);
    await deleteCasos(tx, ficam);
    const casos = await semPendenciaNaCadeia(
      tx,
      lidos.filter(({ id }) => !ficam.includes(id)),
    );
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
      acao: 'Termo de eliminação',
      alvo: alvoDe(listagem),
      idAlvo: listagem.id,
      idOuvidoria: listagem.id_ouvidoria,
      depois: { total: totalDe(numeros), copiasAte },
    });
    await avisarGestores(tx, { idOuvidoria: listagem.id_ouvidoria, chave: `termo:${listagem.id}`, agora });
  });

const eliminarListagem = async (platform: Platform, listagem: AEliminar): Promise<void> => {
  for (let depoisDe: number | null = 0; depoisDe !== null; )
    depoisDe = await eliminarLote(platform, listagem, depoisDe);
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

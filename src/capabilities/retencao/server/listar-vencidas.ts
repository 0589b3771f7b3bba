import { alertar } from '#capabilities/alerta/server/index.ts';
import { auditar } from '#capabilities/auditoria/server/index.ts';
import { todosOsImpedidos } from '#capabilities/manifestacao/server/index.ts';
import { listGestores } from '#capabilities/usuario/server/index.ts';
import { localDate, type PlainDate, toIsoDate } from '#kernel/prazo/data.ts';
import { diaGuardado } from '#kernel/prazo/dia-guardado.ts';
import type { Db } from '#server/db/database.ts';
import { emCada } from '#server/jobs/em-cada.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { porqueFica } from '../domain/guarda.ts';
import { contarGuardas } from './contar-guarda.ts';
import { type FatosRow, listVencidas } from './guarda-repository.ts';
import { abrirListagem, insertCasos } from './listagem-repository.ts';

const LOTE = 1000;

export const ficaPorque = (row: FatosRow, hoje: PlainDate) =>
  porqueFica({ ...row, ate: diaGuardado(row.ate) }, hoje);

interface Aviso {
  readonly idOuvidoria: number;
  readonly chave: string;
  readonly agora: Date;
  readonly menos?: readonly number[];
}

/** The office's gestores, by the bell: one alert a step of a listagem. */
export const avisarGestores = async (
  tx: Db,
  { idOuvidoria, chave, agora, menos = [] }: Aviso,
): Promise<void> => {
  const gestores = await listGestores(tx, idOuvidoria, agora);
  await alertar(tx, {
    tipo: 'eliminacao-a-conferir',
    idOuvidoria,
    chave: `eliminacao:${chave}`,
    agora,
    para: gestores.map(({ id }) => id).filter((id) => !menos.includes(id)),
  });
};

const porAno = (vencidas: readonly FatosRow[]): ReadonlyMap<number, number[]> => {
  const anos = new Map<number, number[]>();
  for (const { id, ano } of vencidas) anos.set(ano, [...(anos.get(ano) ?? []), id]);
  return anos;
};

/** Who is kept away from each of these cases: for them there is no list. */
const longeDeTodos = async (platform: Platform, tx: Db, casos: readonly number[]): Promise<number[]> => {
  const seus = new Map<number, Set<number>>();
  for (const { idUsuario, idManifestacao } of await todosOsImpedidos(platform, tx))
    seus.set(idUsuario, (seus.get(idUsuario) ?? new Set()).add(idManifestacao));
  return [...seus.keys()].filter((idUsuario) => casos.every((caso) => seus.get(idUsuario)?.has(caso)));
};

const incluir = (platform: Platform, idOuvidoria: number, vencidas: readonly FatosRow[]): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    for (const [ano, casos] of porAno(vencidas)) {
      const id = await abrirListagem(tx, idOuvidoria, ano, agora);
      await insertCasos(tx, id, casos);
      await auditar(tx, platform.clock, null, {
        area: 'retencao',
        acao: 'Inclusão em listagem de eliminação',
        alvo: `Listagem de eliminação de ${ano}`,
        idAlvo: id,
        idOuvidoria,
        depois: { incluidas: casos.length },
      });
      const menos = await longeDeTodos(platform, tx, casos);
      await avisarGestores(tx, { idOuvidoria, chave: `aberta:${id}`, agora, menos });
    }
  });

const listarDoOrgao = async (platform: Platform, idOuvidoria: number): Promise<void> => {
  const hoje = localDate(platform.clock.now().getTime());
  for (let depoisDe = 0; ; ) {
    const lote = await listVencidas(platform.db, {
      idOuvidoria,
      hoje: toIsoDate(hoje),
      depoisDe,
      limite: LOTE,
    });
    const vencidas = lote.filter((row) => ficaPorque(row, hoje) === null);
    if (vencidas.length > 0) await incluir(platform, idOuvidoria, vencidas);
    if (lote.length < LOTE) return;
    depoisDe = lote.at(-1)?.id ?? depoisDe;
  }
};

/** Every night: counts terms and lists what expired, an office and a retention year each. Run twice, it does nothing the second time. */
export const listarVencidasJob = (platform: Platform): Job => ({
  name: 'listar-eliminaveis',
  cron: '50 5 * * *',
  run: async () =>
    emCada(await contarGuardas(platform.db), (idOuvidoria) => listarDoOrgao(platform, idOuvidoria)),
});

import { auditar } from '#capabilities/auditoria/server/index.ts';
import { hours } from '#server/clock.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { type Alcance, type PrazoQueMuda, porqueRecontou } from '../domain/recontagem.ts';
import { calendariosDoBanco } from './calendarios.ts';
import {
  advanceRecontagem,
  comATrava,
  countParaTodos,
  endRecontagem,
  existsPendente,
  findPendente,
  type RecontagemRow,
  startRecontagem,
  upsertPrazo,
} from './recontagem-repository.ts';
import type { PrazosRecontaveis, Vizinhos } from './recontaveis.ts';

export const RECONTAR_FERIADO = 'recontar-feriado';

/** Deadlines per saved step of progress: after a stop at most these are done again. */
const POR_VEZ = 100;

/** A failure does not stop the others; it is recorded, and the nightly count tries it again. */
const recontarUm = async (
  platform: Platform,
  { id, motivo, id_feriado }: RecontagemRow,
  recontavel: PrazosRecontaveis,
  mudanca: PrazoQueMuda,
  calendarioDe: ReturnType<typeof calendariosDoBanco>,
): Promise<void> => {
  const anotado = { id_recontagem: id, tipo: recontavel.tipo };
  try {
    await recontavel.recontar(platform, mudanca, {
      calendarioDe,
      porque: porqueRecontou({ motivo, idFeriado: id_feriado }),
      anotar: (tx, { idAlvo, idManifestacao, prazoAnterior, prazoNovo }) =>
        upsertPrazo(tx, {
          ...anotado,
          id_alvo: idAlvo,
          id_manifestacao: idManifestacao,
          prazo_anterior: prazoAnterior,
          prazo_novo: prazoNovo,
          falhou: false,
        }),
    });
  } catch (error) {
    platform.log.error(
      { pilha: error instanceof Error ? error.stack : undefined, idRecontagem: id },
      'um prazo não pôde ser contado de novo',
    );
    await upsertPrazo(platform.db, {
      ...anotado,
      id_alvo: mudanca.idAlvo,
      id_manifestacao: mudanca.idManifestacao,
      prazo_anterior: mudanca.prazoAnterior,
      prazo_novo: mudanca.prazoNovo,
      falhou: true,
    });
  }
};

const recontarOs = async (
  platform: Platform,
  recontagem: RecontagemRow,
  recontavel: PrazosRecontaveis,
  aPartirDe: number,
): Promise<void> => {
  const alcance: Alcance = recontagem;
  let depoisDe = aPartirDe;
  let lidos: number;
  do {
    // Read again for each batch: a holiday changed meanwhile queues a recount of its own.
    const calendarioDe = calendariosDoBanco(platform.db);
    const comparados = await recontavel.comparar(
      platform.db,
      alcance,
      { depoisDe, limite: POR_VEZ },
      calendarioDe,
    );
    for (const mudanca of comparados.mudam)
      await recontarUm(platform, recontagem, recontavel, mudanca, calendarioDe);
    ({ lidos, ultimo: depoisDe } = comparados);
    await advanceRecontagem(platform.db, recontagem.id, { fase: recontavel.tipo, depoisDe, lidos });
  } while (lidos === POR_VEZ);
};

/** Logs the result and tells the person who changed the calendar. */
const terminar = (platform: Platform, { avisarFim }: Vizinhos, { id }: RecontagemRow): Promise<void> =>
  platform.db.transaction().execute(async (tx) => {
    const agora = platform.clock.now();
    const feita = await endRecontagem(tx, id, agora);
    if (!feita) return;
    const { id_feriado, motivo, previsto, id_solicitante } = feita;
    const { movidos, falhas } = await countParaTodos(tx, id);
    if (movidos + falhas + previsto === 0) return;
    await auditar(tx, platform.clock, null, {
      area: 'feriado',
      acao: 'Recontagem de prazos',
      alvo: motivo,
      idAlvo: id_feriado ?? id,
      depois: { movidos, falhas },
    });
    // A new rule of counting was asked for by nobody who could be told.
    if (id_feriado === null || id_solicitante === null) return;
    await avisarFim(tx, {
      idFeriado: id_feriado,
      idRecontagem: id,
      idSolicitante: id_solicitante,
      agora,
    });
  });

const recontar = async (platform: Platform, vizinhos: Vizinhos, recontagem: RecontagemRow): Promise<void> => {
  const { recontaveis } = vizinhos;
  if (recontagem.iniciada_em === null) {
    let total = 0;
    for (const recontavel of recontaveis) total += await recontavel.contar(platform.db, recontagem);
    await startRecontagem(platform.db, recontagem.id, total, platform.clock.now());
  }
  const daqui = recontaveis.findIndex(({ tipo }) => tipo === recontagem.fase);
  for (const recontavel of recontaveis.slice(Math.max(0, daqui)))
    await recontarOs(
      platform,
      recontagem,
      recontavel,
      recontavel.tipo === recontagem.fase ? recontagem.depois_de : 0,
    );
  await terminar(platform, vizinhos, recontagem);
};

const recontarPendentes = async (platform: Platform, vizinhos: Vizinhos): Promise<void> => {
  for (;;) {
    const coube = await comATrava(platform.db, async () => {
      let pendente = await findPendente(platform.db);
      while (pendente) {
        await recontar(platform, vizinhos, pendente);
        pendente = await findPendente(platform.db);
      }
    });
    // One queued while the lock was being released is taken up here, or by whoever has the lock
    // now.
    if (!coube || !(await findPendente(platform.db))) return;
  }
};

/** An older recount is taken to be stuck. */
const MAIS_DEMORADA = hours(12);

/** The nightly count skips while a recount runs, which can name the holiday behind a move. */
export const isRecontando = ({ db, clock }: Platform): Promise<boolean> =>
  existsPendente(db, new Date(clock.now().getTime() - MAIS_DEMORADA));

/** Started by a change of the calendar; also every few minutes and at start, after a crash. */
export const recontarFeriadoJob = (platform: Platform, vizinhos: Vizinhos): Job => ({
  name: RECONTAR_FERIADO,
  cron: '*/5 * * * *',
  aoIniciar: true,
  run: () => recontarPendentes(platform, vizinhos),
});

import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { encadear } from '../domain/encadeamento.ts';
import { insertElos, listAEncadear, listPontas, tryLockDoEncadeamento } from './encadeamento-repository.ts';
import { createProvar, type Provar } from './provar-palavras.ts';
import { sha256 } from './sha256.ts';

const LOTE = 500;

/** Chains one batch of each table; returns whether there may be more. */
const encadearLote = ({ db, clock }: Pick<Platform, 'db' | 'clock'>, provar: Provar): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    if (!(await tryLockDoEncadeamento(tx))) return false;
    const linhas = [
      ...(await listAEncadear(tx, 'administracao', LOTE, provar)),
      ...(await listAEncadear(tx, 'caso', LOTE, provar)),
    ];
    if (linhas.length === 0) return false;
    const pontas = await listPontas(
      tx,
      linhas.map(({ idOuvidoria }) => idOuvidoria),
    );
    await insertElos(tx, encadear(sha256, pontas, linhas), clock.now());
    return linhas.length >= LOTE;
  });

/** Adds everything done since the last run to the chains, in batches. */
export const encadearAuditoria = async (
  platform: Pick<Platform, 'db' | 'clock' | 'config'>,
): Promise<void> => {
  const provar = createProvar(platform);
  while (await encadearLote(platform, provar));
};

export const encadearAuditoriaJob = (platform: Platform): Job => ({
  name: 'encadear-auditoria',
  cron: '*/3 * * * *',
  aoIniciar: true,
  run: () => encadearAuditoria(platform),
});

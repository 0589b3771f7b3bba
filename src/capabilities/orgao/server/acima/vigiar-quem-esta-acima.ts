import type { Db } from '#server/db/database.ts';
import { enqueue } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { listAcimaDeTodos } from './acima-repository.ts';

/** Done by `impedimento`, which knows what being above an office is for. */
export const AVISAR_DE_QUEM_ESTA_ACIMA = 'avisar-de-quem-esta-acima';

/**
 * Does a change of offices or of the directory. Where it moves what stands above an office, that it must be told is written in the
 * same transaction, and so before anything can go up another way: whoever decides that decides who reads the reports about the
 * people in charge of the office (Lei 13.608/2018, art. 4-B).
 */
export const vigiandoQuemEstaAcima = async <T>(
  { clock }: Pick<Platform, 'clock'>,
  trx: Db,
  mudar: () => Promise<T>,
): Promise<T> => {
  const antes = await listAcimaDeTodos(trx);
  const feito = await mudar();
  const depois = await listAcimaDeTodos(trx);
  const orgaos = [...new Set([...antes.keys(), ...depois.keys()])].filter(
    (id) => antes.get(id) !== depois.get(id),
  );
  if (orgaos.length > 0)
    await enqueue(trx, AVISAR_DE_QUEM_ESTA_ACIMA, { orgaos, em: clock.now().toISOString() });
  return feito;
};

import type { Platform } from '#server/platform.ts';
import type { NoAto } from '../anotar.ts';
import { afastarDeQuemControla, afastarDoOrgao } from './afastar-do-orgao.ts';
import { listOrgaosQueTambemAbrem } from './casos-que-abre-repository.ts';
import { idsImpedidos } from './impedidos.ts';

/**
 * Compares a case that is under way with everybody who opens it now: its office, those that judge or control it, and the body
 * that watches over the platform. Answers who is kept away by this.
 */
export const afastarDeTodos = async (
  platform: Pick<Platform, 'config' | 'clock'>,
  noAto: NoAto,
): Promise<readonly number[]> => {
  const { tx, caso } = noAto;
  const { id, id_ouvidoria } = caso.row;
  const antes = await idsImpedidos(platform, tx, id);
  await afastarDoOrgao(platform, noAto, id_ouvidoria);
  await afastarDeQuemControla(platform, noAto, id_ouvidoria);
  for (const idOrgao of await listOrgaosQueTambemAbrem(tx, caso.row))
    await afastarDoOrgao(platform, noAto, idOrgao, { soExatas: true });
  return [...(await idsImpedidos(platform, tx, id))].filter((idUsuario) => !antes.has(idUsuario));
};

import { alertar } from '#capabilities/alerta/server/index.ts';
import { idsImpedidos, type NoAto } from '#capabilities/manifestacao/server/index.ts';
import { findOuvidoriaQueMonitora } from '#capabilities/orgao/server/index.ts';
import type { Platform } from '#server/platform.ts';
import { listGestores } from './impedimento-repository.ts';

/** The gestores of the body that watches over the platform learn that it was done, neither of which case nor by whom. */
export const avisarControlador = async (
  platform: Platform,
  { tx, caso: { row }, agora }: NoAto,
  idQuemAfastou: number | null,
  idImpedimento: number,
): Promise<void> => {
  const idControlador = await findOuvidoriaQueMonitora(tx);
  if (idControlador === null) return;
  const longe = await idsImpedidos(platform, tx, row.id);
  const gestores = await listGestores(tx, idControlador, agora);
  await alertar(tx, {
    tipo: 'impedimento-afastado',
    ...(idControlador === row.id_ouvidoria ? { idManifestacao: row.id } : { idOuvidoria: idControlador }),
    chave: `impedimento-afastado:${idImpedimento}`,
    agora,
    para: gestores.filter((id) => !longe.has(id)),
    menos: idQuemAfastou,
  });
};

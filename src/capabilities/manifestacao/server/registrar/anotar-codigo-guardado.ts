import type { Platform } from '#server/platform.ts';
import { naoEResponsavel } from '../../domain/manifestacao-errors.ts';
import { findCasoVisivel } from '../caso.ts';
import type { QuemAge } from '../quem-age.ts';
import { markCodigoGuardado } from './cadastrar-repository.ts';

/** The person says it on the receipt; at the desk the atendente does, who hands the code over. */
export const anotarCodigoGuardado = async (
  platform: Platform,
  quem: QuemAge,
  idManifestacao: number,
): Promise<void> => {
  const { row, relacao, momentoGuardado } = await findCasoVisivel(platform, quem, idManifestacao);
  const isAtendente = quem.usuario !== null && row.id_atendente === quem.usuario.idUsuario;
  if (relacao !== 'manifestante' && !isAtendente) throw naoEResponsavel();
  await markCodigoGuardado(platform.db, row.id, momentoGuardado(platform.clock.now()));
};

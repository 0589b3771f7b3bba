import type { Platform } from '#server/platform.ts';
import { naoPublico } from '../abrir-pedido.ts';
import { findIdDoPublico } from '../pedido-repository.ts';
import { deleteAcompanhamento, insertAcompanhamento, isAcompanhado } from './acompanhamento-repository.ts';

const idDoPublico = async ({ db }: Platform, protocolo: string): Promise<number> => {
  const id = await findIdDoPublico(db, protocolo);
  if (id === null) throw naoPublico();
  return id;
};

export const verSeAcompanha = async (platform: Platform, idUsuario: number, protocolo: string) => ({
  acompanha: await isAcompanhado(platform.db, idUsuario, await idDoPublico(platform, protocolo)),
});

export const acompanhar = async (platform: Platform, idUsuario: number, protocolo: string): Promise<void> => {
  const id = await idDoPublico(platform, protocolo);
  await insertAcompanhamento(platform.db, idUsuario, id, platform.clock.now());
};

/** A request that is no longer public has no followers. */
export const deixarDeAcompanhar = async (
  { db }: Platform,
  idUsuario: number,
  protocolo: string,
): Promise<void> => {
  const id = await findIdDoPublico(db, protocolo);
  if (id !== null) await deleteAcompanhamento(db, idUsuario, id);
};

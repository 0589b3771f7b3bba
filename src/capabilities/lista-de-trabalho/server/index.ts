import { type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { listaDeTrabalhoContract } from '../contract.ts';
import { createAoVivo, type DeOutros } from './ao-vivo/ao-vivo.ts';
import { listaDeTrabalhoHandlers } from './routes.ts';

interface ListaDeTrabalhoCapability extends Routes {
  /** Ends the live streams, which would otherwise keep the server from closing. */
  fechar(): Promise<void>;
}

export const listaDeTrabalhoCapability = (
  platform: Platform,
  deOutros: DeOutros,
): ListaDeTrabalhoCapability => {
  const aoVivo = createAoVivo(platform, deOutros);
  return {
    ...routes(listaDeTrabalhoContract, listaDeTrabalhoHandlers(platform, aoVivo)),
    fechar: aoVivo.fechar,
  };
};

export { findAnalista, listAbertasDe, listCasosDaPessoa } from './equipe/carga-repository.ts';
export { passarCaso } from './equipe/passar-caso.ts';

import type { FastifyRequest } from 'fastify';
import type { UsuarioAtual } from '#kernel/usuario-atual.ts';
import { type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { tratamentoContract } from '../contract.ts';
import { createAoVivo } from './ao-vivo/ao-vivo.ts';
import { limparPresencasJob } from './ao-vivo/marcar-presenca.ts';
import { tratamentoHandlers } from './routes.ts';

interface TratamentoCapability extends Routes {
  readonly jobs: readonly Job[];
  /** Ends the live streams, which would otherwise keep the server from closing. */
  fechar(): Promise<void>;
}

/** `conferir`: who is behind a request that is still open, if anybody still is. */
export const tratamentoCapability = (
  platform: Platform,
  conferir: (request: FastifyRequest) => Promise<UsuarioAtual | null>,
): TratamentoCapability => {
  const aoVivo = createAoVivo(platform, conferir);
  return {
    ...routes(tratamentoContract, tratamentoHandlers(platform, aoVivo)),
    jobs: [limparPresencasJob(platform)],
    fechar: aoVivo.fechar,
  };
};

export { findAnalista, listAbertasDe, listCasosDaPessoa } from './equipe/carga-repository.ts';
export { passarCaso } from './equipe/passar-caso.ts';

import type { FastifyReply } from 'fastify';
import { createBrake } from '#server/brake/brake.ts';
import { remetenteDe } from '#server/brake/remetente.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import type { Platform } from '#server/platform.ts';
import { painelContract } from '../contract.ts';
import { painelEmPreparo } from '../domain/painel-errors.ts';
import { grupoDoTipo } from '../domain/tempo-de-resposta.ts';
import { findInicio } from './atualizacao-repository.ts';
import { painelJobs } from './atualizar.ts';
import { findTempo } from './tempo-repository.ts';
import { createVerPainel } from './ver-painel.ts';

/** A person tries a few dozen filters; each may cost the database a second. */
const VISTAS = { free: 200, memorySeconds: 600, firstPauseSeconds: 2, longestPauseSeconds: 120 };

const cacheable = (reply: FastifyReply, seconds: number): FastifyReply =>
  reply.header('cache-control', `public, max-age=${seconds}`);

const handlers = (platform: Platform): Handlers<typeof painelContract> => {
  const verPainel = createVerPainel(platform);
  const vistas = createBrake('paineis', VISTAS, platform);
  return {
    'GET /app-web/v1/paineis/:painel': async ({ params, query, request, reply }) => {
      // The first view is precomputed and costs nothing.
      if (Object.keys(query).length > 0) {
        await vistas.check(remetenteDe(platform, request));
        await vistas.count(remetenteDe(platform, request));
      }
      const visao = await verPainel(params.painel, query);
      cacheable(reply, 60);
      return visao;
    },

    'GET /app-web/v1/paineis/inicio': async ({ reply }) => {
      const inicio = await findInicio(platform.leitura);
      if (!inicio) throw painelEmPreparo();
      cacheable(reply, 300);
      return inicio;
    },

    'GET /app-web/v1/paineis/tempo-de-resposta': async ({ query, reply }) => {
      const grupo = grupoDoTipo(query.idTipo);
      cacheable(reply, 300);
      if (grupo === null) return { tempo: null };
      const { idOuvidoria } = query;
      return { tempo: await findTempo(platform.leitura, { idOuvidoria, acesso: grupo === 'acesso' }) };
    },
  };
};

export interface PainelCapability extends Routes {
  readonly jobs: readonly Job[];
}

export const painelCapability = (platform: Platform): PainelCapability => ({
  ...routes(painelContract, handlers(platform)),
  jobs: painelJobs(platform),
});

import type { FastifyRequest } from 'fastify';
import { FEITO } from '#kernel/campos.ts';
import { isMesmoSegredo } from '#server/crypto/secret.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { devolverEmail } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { cienciaContract } from '../contract.ts';
import { semDevolucoes } from '../domain/ciencia-errors.ts';
import { destinoDoAvisoJob, dizerQueVoltouJob } from './destino-do-aviso.ts';
import { mostrarAAvisar } from './list-a-avisar.ts';

export { lerCiencia } from './ler-ciencia.ts';

/** The mail server shows the installation's key; without one set, nobody reports anything. */
const assertServidorDeEmail = ({ config }: Platform, { headers }: FastifyRequest): void => {
  const mostrada = headers['x-chave-de-devolucao'];
  const chave = config.chaveDeDevolucao;
  if (!chave || typeof mostrada !== 'string') throw semDevolucoes();
  if (!isMesmoSegredo(mostrada, chave)) throw semDevolucoes();
};

const handlers = (platform: Platform): Handlers<typeof cienciaContract> => ({
  'GET /app-web/v1/ciencia/a-avisar': ({ usuario, query }) => mostrarAAvisar(platform, usuario, query),
  'POST /app-web/v1/emails/devolucoes': async ({ request, body }) => {
    assertServidorDeEmail(platform, request);
    if (!(await devolverEmail(platform, body.messageId))) throw semDevolucoes();
    return FEITO;
  },
});

export const cienciaCapability = (platform: Platform): Routes & { readonly jobs: readonly Job[] } => ({
  ...routes(cienciaContract, handlers(platform)),
  jobs: [destinoDoAvisoJob(platform), dizerQueVoltouJob(platform)],
});

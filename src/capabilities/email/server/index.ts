import { FEITO } from '#kernel/campos.ts';
import { createBrake } from '#server/brake/brake.ts';
import { selarEnderecos } from '#server/db/selar-dados-pessoais.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Job } from '#server/jobs/jobs.ts';
import { selarCorpos, sendEmailJob } from '#server/mail/mail.ts';
import type { Platform } from '#server/platform.ts';
import { emailContract } from '../contract.ts';
import { readCaixaDeSaida } from './caixa-de-saida.ts';
import { criarModelo } from './criar-modelo.ts';
import { detalhar } from './detalhar.ts';
import { listEnviados, listMeus } from './list-mensagens.ts';
import { listEventos, listModelos } from './list-modelos.ts';
import { mudarModelo, mudarSituacao, restaurarVersao } from './mudar-modelo.ts';
import { enviarTeste, mostrarPrevia } from './previa.ts';
import { reenviar } from './reenviar.ts';

/** Enough to try out a template, too few to fill a mailbox. */
const TESTES = { free: 10, memorySeconds: 3600, firstPauseSeconds: 60, longestPauseSeconds: 1800 };

const handlers = (platform: Platform): Handlers<typeof emailContract> => {
  const testes = createBrake('email-teste', TESTES, platform);
  return {
    'GET /app-web/v1/caixa-de-saida': () => readCaixaDeSaida(platform),

    'GET /app-web/v1/emails/modelos': ({ query }) => listModelos(platform, query),

    'GET /app-web/v1/emails/eventos': () => listEventos(platform),

    'POST /app-web/v1/emails/modelos': ({ usuario, body }) => criarModelo(platform, usuario, body),

    'PUT /app-web/v1/emails/modelos/:idModelo': ({ usuario, params, body }) =>
      mudarModelo(platform, usuario, params.idModelo, body),

    'POST /app-web/v1/emails/modelos/:idModelo/situacao': ({ usuario, params, body }) =>
      mudarSituacao(platform, usuario, params.idModelo, body),

    'POST /app-web/v1/emails/modelos/:idModelo/restaurar': ({ usuario, params, body }) =>
      restaurarVersao(platform, usuario, params.idModelo, body),

    'POST /app-web/v1/emails/previa': ({ body }) => mostrarPrevia(platform, body),

    'POST /app-web/v1/emails/teste': async ({ usuario, body }) => {
      await testes.check(String(usuario.idUsuario));
      await testes.count(String(usuario.idUsuario));
      return enviarTeste(platform, usuario, body);
    },

    'GET /app-web/v1/emails/enviados': ({ usuario, query }) => listEnviados(platform, usuario, query),

    'POST /app-web/v1/emails/enviados/:idEmail/reenviar': async ({ usuario, params }) => {
      await reenviar(platform, usuario, params.idEmail);
      return FEITO;
    },

    'GET /app-web/v1/emails/meus': ({ usuario, query }) => listMeus(platform, usuario, query),

    'GET /app-web/v1/emails/:idEmail': ({ usuario, params }) => detalhar(platform, usuario, params.idEmail),
  };
};

export const emailCapability = (platform: Platform): Routes & { jobs: readonly Job[] } => ({
  ...routes(emailContract, handlers(platform)),
  jobs: [
    sendEmailJob(platform),
    // Addresses and bodies that an earlier version wrote in the open.
    { name: 'selar-enderecos', aoIniciar: true, run: () => selarEnderecos(platform.db) },
    { name: 'selar-corpos', aoIniciar: true, run: () => selarCorpos(platform) },
  ],
});

export { type AvisoLido, type AvisoPorEmail, avisar, escreverAviso, lerAviso } from './avisar.ts';

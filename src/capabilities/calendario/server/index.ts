import { FEITO } from '#kernel/campos.ts';
import { createBrake } from '#server/brake/brake.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { calendarioContract } from '../contract.ts';
import { sendCalendario } from './calendario.ts';
import type { EmDia } from './compromissos.ts';
import {
  desligarCalendario,
  escolherAlcance,
  mostrarEndereco,
  renovarEndereco,
  verCalendario,
} from './endereco.ts';

/** Services of many people ask from one network: only addresses that are nobody's count there. */
const PALPITES = { free: 30, memorySeconds: 3600, firstPauseSeconds: 60, longestPauseSeconds: 3600 };
const LEITURAS = { free: 120, memorySeconds: 3600, firstPauseSeconds: 60, longestPauseSeconds: 900 };
const ENDERECOS = { free: 20, memorySeconds: 3600, firstPauseSeconds: 60, longestPauseSeconds: 3600 };

const handlers = (platform: Platform, emDia: EmDia): Handlers<typeof calendarioContract> => {
  const freios = {
    palpites: createBrake('calendario-palpites', PALPITES, platform),
    leituras: createBrake('calendario-leituras', LEITURAS, platform),
  };
  const novos = createBrake('calendario-enderecos', ENDERECOS, platform);
  return {
    'GET /app-web/v1/calendario': ({ usuario }) => verCalendario(platform, usuario),

    'POST /app-web/v1/calendario/mostrar': ({ usuario, request }) =>
      mostrarEndereco(platform, usuario, request),

    'POST /app-web/v1/calendario/endereco': async ({ usuario, request }) => {
      await novos.check(String(usuario.idUsuario));
      await novos.count(String(usuario.idUsuario));
      return renovarEndereco(platform, usuario, request);
    },

    'PUT /app-web/v1/calendario': async ({ usuario, body }) => {
      await escolherAlcance(platform, usuario, body.alcance);
      return FEITO;
    },

    'DELETE /app-web/v1/calendario': async ({ usuario }) => {
      await desligarCalendario(platform, usuario);
      return FEITO;
    },

    'GET /app-web/v1/calendario/:arquivo': ({ params: { arquivo }, request, reply }) =>
      sendCalendario(platform, freios, emDia, { arquivo, request, reply }),
  };
};

/** `emDia` adds to a person the cases that they are kept away from, as every request does. */
export const calendarioCapability = (platform: Platform, emDia: EmDia): Routes =>
  routes(calendarioContract, handlers(platform, emDia));

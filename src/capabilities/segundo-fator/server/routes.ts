import type { FastifyRequest } from 'fastify';
import { FEITO } from '#kernel/campos.ts';
import { confirmadoAte } from '#kernel/confirmacao.ts';
import type { Handlers } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import type { segundoFatorContract } from '../contract.ts';
import type { Confirmacao } from './confirmar.ts';
import type { createCriar } from './criar.ts';
import { createManter } from './manter.ts';
import type { PortaDaSessao } from './porta.ts';
import { createRedefinir } from './redefinir.ts';

interface Parts {
  readonly platform: Platform;
  readonly porta: PortaDaSessao;
  readonly confirmacao: Confirmacao;
  readonly criar: ReturnType<typeof createCriar>;
}

export const segundoFatorHandlers = ({
  platform,
  porta,
  confirmacao,
  criar,
}: Parts): Handlers<typeof segundoFatorContract> => {
  const manter = createManter(platform, porta);
  const redefinir = createRedefinir(platform, porta);
  const confirmado = (request: FastifyRequest) => {
    const { tem, exigido } = porta.atual(request).fator;
    const ate = confirmadoAte({ tem, exigido, confirmadoEm: platform.clock.now() });
    return { confirmadoAte: (ate ?? platform.clock.now()).toISOString() };
  };
  return {
    'GET /app-web/v1/segundo-fator': ({ request }) => manter.estado(request),

    'POST /app-web/v1/segundo-fator/confirmar': async ({ request, body }) => {
      await confirmacao.comCodigo(request, body.codigo, body.para);
      return confirmado(request);
    },

    'POST /app-web/v1/segundo-fator/confirmar/passkey/desafio': async ({ request }) => ({
      ...(await confirmacao.desafiar(request)),
    }),

    'POST /app-web/v1/segundo-fator/confirmar/passkey': async ({ request, body }) => {
      await confirmacao.comPasskey(request, body);
      return confirmado(request);
    },

    'POST /app-web/v1/segundo-fator/conferir': async () => FEITO,

    'POST /app-web/v1/segundo-fator/fatores/passkey/desafio': async ({ request }) => ({
      ...(await criar.comecarPasskey(request)),
    }),

    'POST /app-web/v1/segundo-fator/fatores/passkey': async ({ request, body }) => ({
      codigosDeRecuperacao: await criar.passkey(request, body),
    }),

    'POST /app-web/v1/segundo-fator/fatores/app/desafio': ({ request }) => criar.comecarApp(request),

    'POST /app-web/v1/segundo-fator/fatores/app': async ({ request, body }) => ({
      codigosDeRecuperacao: await criar.app(request, body),
    }),

    'DELETE /app-web/v1/segundo-fator/fatores/:idFator': async ({ request, params }) => {
      await manter.remover(request, params.idFator);
      return FEITO;
    },

    'POST /app-web/v1/segundo-fator/codigos': async ({ request }) => ({
      codigosDeRecuperacao: await manter.novosCodigos(request),
    }),

    'GET /app-web/v1/usuarios/gerenciar/:idUsuario/segundo-fator': ({ usuario, params }) =>
      redefinir.ver(usuario, params.idUsuario),

    'POST /app-web/v1/usuarios/gerenciar/:idUsuario/segundo-fator/redefinir': async ({
      usuario,
      params,
      body,
    }) => {
      await redefinir.redefinir(usuario, params.idUsuario, body.motivo);
      return FEITO;
    },
  };
};

import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { FEITO } from '#kernel/campos.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { incidenteContract } from '../contract.ts';
import { abrirIncidente } from './abrir-incidente.ts';
import { prorrogarCumprimento } from './prorrogar-cumprimento.ts';
import { responderIncidente } from './responder-incidente.ts';
import { listarIncidentes, listDecisoes, verIncidente, verIncidentesDoRecurso } from './ver-incidentes.ts';

const handlers = (platform: Platform): Handlers<typeof incidenteContract> => ({
  'GET /app-web/v1/incidentes/decisoes': ({ query, ...pedido }) =>
    listDecisoes(platform, quemAge(platform, pedido), query.pagina),

  'GET /app-web/v1/recursos/:idRecurso/incidentes': ({ params, ...pedido }) =>
    verIncidentesDoRecurso(platform, quemAge(platform, pedido), params.idRecurso),

  'POST /app-web/v1/recursos/:idRecurso/incidentes': ({ params, body: { versao, ...novo }, ...pedido }) =>
    abrirIncidente(platform, quemAge(platform, pedido), { ...params, versao }, novo),

  'GET /app-web/v1/incidentes': ({ query, ...pedido }) =>
    listarIncidentes(platform, quemAge(platform, pedido), query),

  'GET /app-web/v1/incidentes/:idIncidente': ({ params, ...pedido }) =>
    verIncidente(platform, quemAge(platform, pedido), params.idIncidente),

  'POST /app-web/v1/incidentes/:idIncidente/responder': async ({
    params,
    body: { versao, ...resposta },
    ...pedido
  }) => {
    await responderIncidente(platform, quemAge(platform, pedido), { ...params, versao }, resposta);
    return FEITO;
  },

  'POST /app-web/v1/incidentes/:idIncidente/prorrogar': async ({
    params,
    body: { versao, ...prorrogacao },
    ...pedido
  }) => {
    await prorrogarCumprimento(platform, quemAge(platform, pedido), { ...params, versao }, prorrogacao);
    return FEITO;
  },
});

export const incidenteCorrecaoCapability = (platform: Platform): Routes =>
  routes(incidenteContract, handlers(platform));

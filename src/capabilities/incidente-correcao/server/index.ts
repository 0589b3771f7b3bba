import { quemAge } from '#capabilities/manifestacao/server/index.ts';
import { type Handlers, type Routes, routes } from '#server/http/handlers.ts';
import type { Platform } from '#server/platform.ts';
import { incidenteContract } from '../contract.ts';
import { listDecisoes, listIncidentes, verIncidente, verIncidentesDoRecurso } from './ver-incidentes.ts';

const handlers = (platform: Platform): Handlers<typeof incidenteContract> => ({
  'GET /app-web/v1/incidentes/decisoes': ({ query, ...pedido }) =>
    listDecisoes(platform, quemAge(platform, pedido), query),

  'GET /app-web/v1/recursos/:idRecurso/incidentes': ({ params, ...pedido }) =>
    verIncidentesDoRecurso(platform, quemAge(platform, pedido), params.idRecurso),

  'GET /app-web/v1/incidentes': ({ query, ...pedido }) =>
    listIncidentes(platform, quemAge(platform, pedido), query),

  'GET /app-web/v1/incidentes/:idIncidente': ({ params, ...pedido }) =>
    verIncidente(platform, quemAge(platform, pedido), params.idIncidente),
});

export const incidenteCorrecaoCapability = (platform: Platform): Routes =>
  routes(incidenteContract, handlers(platform));

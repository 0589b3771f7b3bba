import { z } from 'zod';
import { feito, id, idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import {
  decisaoDoRecurso,
  incidenteVisto,
  justificativaDaProrrogacao,
  linhaDoIncidente,
  motivo,
  resultado,
  textoDaResposta,
  textoDoIncidente,
} from './domain/incidente.ts';
import { situacoesDoIncidente } from './domain/incidente-acts.ts';

const acesso = permitido('manifestacao.tratar');
const porRecurso = z.object({ idRecurso: campo('Recurso', idTexto) });
const porIncidente = z.object({ idIncidente: campo('Incidente', idTexto) });
/** Of the appeal, as it was on the screen. */
const versao = id.optional();
const pagina = z.coerce.number().int().min(1).max(10_000).default(1);

export const incidenteContract = contract({
  'GET /app-web/v1/incidentes/decisoes': {
    acesso,
    resumo: 'As decisões de recurso do órgão que podem ser objeto de um incidente de correção.',
    query: z.object({ pagina }),
    response: z.object({ linhas: z.array(decisaoDoRecurso), total: z.int(), porPagina: z.int() }),
  },
  'GET /app-web/v1/recursos/:idRecurso/incidentes': {
    acesso,
    resumo: 'A decisão de um recurso, os incidentes de correção dela, e se cabe abrir outro.',
    params: porRecurso,
    response: z.object({
      decisao: decisaoDoRecurso.extend({ texto: z.string() }),
      podeAbrir: z.boolean(),
      /** Why not, where it cannot be opened. */
      motivo: z.string().nullable(),
      incidentes: z.array(incidenteVisto),
    }),
  },
  'POST /app-web/v1/recursos/:idRecurso/incidentes': {
    acesso,
    resumo: 'Pede à instância que decidiu o recurso que corrija a decisão.',
    params: porRecurso,
    body: z.strictObject({ versao, motivo: campo('Motivo', motivo), texto: textoDoIncidente }),
    response: z.object({ idIncidente: z.int() }),
  },
  'GET /app-web/v1/incidentes': {
    acesso,
    resumo: 'Os incidentes de correção que a pessoa responde e os do próprio órgão.',
    query: z.object({
      situacao: z.enum(situacoesDoIncidente).default('aberto'),
      pagina,
    }),
    response: z.object({ linhas: z.array(linhaDoIncidente), total: z.int(), porPagina: z.int() }),
  },
  'GET /app-web/v1/incidentes/:idIncidente': {
    acesso,
    resumo: 'Um incidente de correção, com o que foi pedido e o que foi respondido.',
    params: porIncidente,
    response: incidenteVisto,
  },
  'POST /app-web/v1/incidentes/:idIncidente/responder': {
    acesso,
    resumo: 'Acolhe o incidente de correção, no todo ou em parte, ou não o acolhe.',
    params: porIncidente,
    body: z.strictObject({
      versao,
      resultado: campo('Resultado', resultado),
      texto: textoDaResposta,
      /** Only where the decision is corrected. */
      dataEntrega: campo('Nova data de entrega', z.iso.date()).nullable().default(null),
    }),
    response: feito,
  },
  'POST /app-web/v1/incidentes/:idIncidente/prorrogar': {
    acesso,
    resumo: 'Prorroga o prazo de cumprimento da decisão, uma vez, enquanto o incidente está aberto.',
    params: porIncidente,
    body: z.strictObject({
      versao,
      dataEntrega: campo('Nova data de entrega', z.iso.date()),
      justificativa: justificativaDaProrrogacao,
    }),
    response: feito,
  },
});

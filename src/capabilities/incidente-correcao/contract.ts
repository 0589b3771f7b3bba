import { z } from 'zod';
import { idTexto } from '#kernel/campos.ts';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { situacoesDoIncidente } from './domain/fatos-do-incidente.ts';
import { decisaoDoRecurso, incidenteVisto, linhaDoIncidente } from './domain/incidente.ts';

const acesso = permitido('manifestacao.tratar');
const porRecurso = z.object({ idRecurso: campo('Recurso', idTexto) });
const porIncidente = z.object({ idIncidente: campo('Incidente', idTexto) });

export const incidenteContract = contract({
  'GET /app-web/v1/incidentes/decisoes': {
    acesso,
    resumo: 'As decisões de recurso do órgão que podem ser objeto de um incidente de correção.',
    query: z.object(consultaDePagina()),
    response: pagina(decisaoDoRecurso),
  },
  'GET /app-web/v1/recursos/:idRecurso/incidentes': {
    acesso,
    resumo: 'A decisão de um recurso, os incidentes de correção dela, e se cabe abrir outro.',
    params: porRecurso,
    response: z.object({
      decisao: decisaoDoRecurso.extend({ texto: z.string() }),
      podeAbrir: z.boolean(),
      /** Why it cannot be opened; null if it can. */
      motivo: z.string().nullable(),
      incidentes: z.array(incidenteVisto),
    }),
  },
  'GET /app-web/v1/incidentes': {
    acesso,
    resumo: 'Os incidentes de correção que a pessoa responde e os do próprio órgão.',
    query: z.object({
      situacao: z.enum(situacoesDoIncidente).default('aberto'),
      ...consultaDePagina(),
    }),
    response: pagina(linhaDoIncidente),
  },
  'GET /app-web/v1/incidentes/:idIncidente': {
    acesso,
    resumo: 'Um incidente de correção, com o que foi pedido e o que foi respondido.',
    params: porIncidente,
    response: incidenteVisto,
  },
});

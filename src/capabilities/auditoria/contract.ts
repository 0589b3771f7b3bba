import { z } from 'zod';
import { contract } from '#kernel/endpoint.ts';
import { consultaDePagina, pagina } from '#kernel/lista/pagina.ts';
import { permitido } from '#kernel/permissoes.ts';
import { filtroDaAuditoria } from './domain/filtro-da-auditoria.ts';

const ver = permitido('auditoria.ver');

const atoAuditado = z.object({
  origem: z.enum(['administracao', 'caso']),
  id: z.int(),
  /** The readable name: 'Feriados', 'Casos'. */
  area: z.string(),
  acao: z.string(),
  /** What the act was done to; for a case, only its protocol. */
  alvo: z.string(),
  /** Null for the whole platform. */
  orgao: z.string().nullable(),
  responsavel: z.string(),
  ocorridoEm: z.iso.datetime(),
  mudancas: z.array(
    z.object({ campo: z.string(), antes: z.string().nullable(), depois: z.string().nullable() }),
  ),
  /** In the office's chain, within a second of the act. */
  encadeado: z.boolean(),
  /** Its number there, for who may read every number (`mostraElo`). */
  elo: z.int().nullable(),
});
export type AtoAuditado = z.output<typeof atoAuditado>;

export const auditoriaContract = contract({
  'GET /app-web/v1/auditoria': {
    acesso: ver,
    resumo:
      'O que foi feito na administração e nas manifestações, do mais novo ao mais antigo, sem o conteúdo.',
    query: filtroDaAuditoria.extend(consultaDePagina(25)),
    response: pagina(atoAuditado),
  },
  'GET /app-web/v1/auditoria/estado': {
    acesso: ver,
    resumo: 'Até que dia os atos estão encadeados e o que a última verificação encontrou.',
    response: z.object({
      encadeadaAte: z.iso.date().nullable(),
      verificacao: z.object({ em: z.iso.datetime(), elos: z.int(), problemas: z.int() }).nullable(),
    }),
  },
  'GET /app-web/v1/auditoria/exportar': {
    acesso: ver,
    confirma: 'segundo-fator',
    pesado: 'exportacao',
    resumo: 'Baixa em CSV os atos filtrados, sem o conteúdo das manifestações.',
    query: filtroDaAuditoria,
    respostaCrua: true,
    response: z.unknown(),
  },
});

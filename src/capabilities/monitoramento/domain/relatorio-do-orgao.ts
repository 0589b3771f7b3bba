import { z } from 'zod';
import { alertasPossiveis } from './alertas-do-orgao.ts';
import { type SituacaoDaAvaliacao, situacoesDaAvaliacao } from './fatos-da-avaliacao.ts';
import { figurasDoMes } from './figuras-do-orgao.ts';

const porCento = z.number().min(0).max(100).nullable();

/** What was filed and what was answered in a period, and how. */
const figurasDoPeriodo = z.object({
  registradas: z.int(),
  respondidas: z.int(),
  noPrazo: z.int(),
  percentualNoPrazo: porCento,
  mediana: z.number().nullable(),
  /** Nine out of ten answers came within this many days. */
  p90: z.number().nullable(),
  /** Among the answered ones. */
  prorrogadas: z.int(),
  /** Forwarded to another office or body. */
  encaminhadas: z.int(),
});

export const relatorioDoOrgao = z.object({
  orgao: z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() }),
  de: z.iso.date(),
  ate: z.iso.date(),
  geradoEm: z.iso.datetime(),
  periodo: figurasDoPeriodo,
  porTipo: z.array(
    z.object({ tipo: z.string(), registradas: z.int(), respondidas: z.int(), noPrazo: z.int() }),
  ),
  meses: z.array(figurasDoMes),
  /** As of now, whatever the period. */
  agora: z.object({
    abertas: z.int(),
    vencidas: z.int(),
    vencemEm7Dias: z.int(),
    alertas: z.array(z.enum(alertasPossiveis)),
  }),
  /** Those given back in the period. */
  avaliacoes: z.array(
    z.object({
      idAvaliacao: z.int(),
      devolvidaEm: z.iso.datetime(),
      casos: z.int(),
      nota: z.number().nullable(),
      situacao: z.enum(Object.keys(situacoesDaAvaliacao) as [SituacaoDaAvaliacao]),
    }),
  ),
  transparencia: z.object({ itens: z.int(), cumpre: z.int(), cumprido: porCento }),
});
export type RelatorioDoOrgao = z.output<typeof relatorioDoOrgao>;

export const estadosDoRelatorio = ['na-fila', 'pronto', 'falhou'] as const;
export type EstadoDoRelatorio = (typeof estadosDoRelatorio)[number];

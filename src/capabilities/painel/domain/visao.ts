import { z } from 'zod';
import { motivosDeOcultar } from './supressao.ts';

export const paineis = ['resolveu', 'lai'] as const;
export type NomeDoPainel = (typeof paineis)[number];

/** The key of the row that sums up everything not listed by name. */
export const OS_OUTROS = 'outros';

/** One row of a table. Without `total` the row is hidden, with everything else it would say. */
const linha = z.object({
  chave: z.string(),
  nome: z.string(),
  total: z.int().nullable(),
  oculto: z.enum(motivosDeOcultar).nullable(),
  /** In percent of those answered. */
  noPrazo: z.number().nullable(),
});
export type LinhaDoQuadro = z.output<typeof linha>;

const linhaDoOrgao = linha.extend({
  /** Days from the registration to the answer. */
  mediana: z.number().nullable(),
  satisfacao: z.number().nullable(),
});
export type LinhaDoOrgao = z.output<typeof linhaDoOrgao>;

const quadroDe = <L extends z.ZodType>(cada: L) =>
  z.object({
    linhas: z.array(cada),
    /** Nothing of it can be shown without revealing what few people did. */
    retido: z.boolean(),
  });
const quadro = quadroDe(linha);
export type Quadro = z.output<typeof quadro>;

const numeros = z.object({
  recebidas: z.int(),
  noPrazo: z.number().nullable(),
  mediana: z.number().nullable(),
  avaliadas: z.int().nullable(),
  /** Percent of those who answered the survey and said that their demand was met. */
  resolveu: z.number().nullable(),
  /** 0 to 100. */
  satisfacao: z.number().nullable(),
  recursos: z.int().nullable(),
});
export type NumerosDoPainel = z.output<typeof numeros>;

export const visaoDoPainel = z.object({
  painel: z.enum(paineis),
  atualizadoEm: z.iso.datetime(),
  de: z.string(),
  ate: z.string(),
  /** The months available to choose from. */
  primeiroMes: z.string(),
  ultimoMes: z.string(),
  /** Null when fewer than five people are behind all of it: nothing is shown. */
  numeros: numeros.nullable(),
  porSituacao: quadro,
  porMes: quadro,
  /** Types in the ouvidoria panel; decisions in the LAI panel. */
  porTipo: quadro,
  porAssunto: quadro,
  porUf: quadro,
  porResidencia: quadro,
  porRespostaDaPesquisa: quadro,
  orgaos: quadroDe(linhaDoOrgao),
  /** Requests only; without rows in the other panel. */
  recursosPorInstancia: quadro,
  recursosPorResultado: quadro,
});
export type VisaoDoPainel = z.output<typeof visaoDoPainel>;

/** The home's three figures; each null where few people are behind it. */
export const numerosDoInicio = z.object({
  atualizadoEm: z.iso.datetime(),
  /** How many days back they tell of. */
  dias: z.int(),
  /** Of how many offices. */
  orgaos: z.int(),
  recebidas: z.int().nullable(),
  /** In percent of what was answered and of what is overdue without an answer. */
  noPrazo: z.number().nullable(),
  satisfacao: z.number().nullable(),
});
export type NumerosDoInicio = z.output<typeof numerosDoInicio>;

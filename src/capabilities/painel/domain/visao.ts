import { z } from 'zod';
import { motivosDeOcultar } from './supressao.ts';

export const paineis = ['resolveu', 'lai'] as const;
export type NomeDoPainel = (typeof paineis)[number];

/** The key of the row that stands for all that is not named. */
export const OS_OUTROS = 'outros';

/** One row of a table. Without `total` it is hidden, and so is all else it would say. */
const linha = z.object({
  chave: z.string(),
  nome: z.string(),
  total: z.int().nullable(),
  oculto: z.enum(motivosDeOcultar).nullable(),
  /** In percent of what was answered. */
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
    /** Nothing of it can be shown without giving away what few people did. */
    retido: z.boolean(),
  });
const quadro = quadroDe(linha);
export type Quadro = z.output<typeof quadro>;

const numeros = z.object({
  recebidas: z.int(),
  noPrazo: z.number().nullable(),
  mediana: z.number().nullable(),
  avaliadas: z.int().nullable(),
  /** Of who answered the survey: the demand was met, in percent. */
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
  /** What there is to choose from. */
  primeiroMes: z.string(),
  ultimoMes: z.string(),
  /** Null: fewer than five people stand behind all of it, and nothing is told. */
  numeros: numeros.nullable(),
  porSituacao: quadro,
  porMes: quadro,
  /** Types of the ouvidoria's; decisions on requests. */
  porTipo: quadro,
  porAssunto: quadro,
  porUf: quadro,
  porResidencia: quadro,
  porRespostaDaPesquisa: quadro,
  orgaos: quadroDe(linhaDoOrgao),
  /** Of requests only; without rows in the other panel. */
  recursosPorInstancia: quadro,
  recursosPorResultado: quadro,
});
export type VisaoDoPainel = z.output<typeof visaoDoPainel>;

/** The three figures of the home: of the last thirty days, each null where few people stand behind it. */
export const numerosDoInicio = z.object({
  atualizadoEm: z.iso.datetime(),
  recebidas: z.int().nullable(),
  noPrazo: z.number().nullable(),
  satisfacao: z.number().nullable(),
});
export type NumerosDoInicio = z.output<typeof numerosDoInicio>;
export const DIAS_DO_INICIO = 30;

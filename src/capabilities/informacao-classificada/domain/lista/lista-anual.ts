import { z } from 'zod';
import { retidos } from '#capabilities/relatorio/domain/reserva.ts';
import { compareDates, type PlainDate, plainDate } from '#kernel/prazo/data.ts';
import { graus } from '../grau.ts';
import { situacoesDaInformacao } from '../rol/informacao.ts';

export const MAX_MOTIVO_DA_EDICAO = 500;

/** Decreto 7.724/2012, art. 45: the list of a year is published until 1 June. */
export const prazoDaLista = (ano: number): PlainDate => plainDate(ano, 6, 1);

/** From 1 May on, its twelve months are over (our reading of the decree's 'last twelve months'). */
export const aberturaDaLista = (ano: number): PlainDate => plainDate(ano, 5, 1);

export interface Periodo {
  readonly de: PlainDate;
  readonly ate: PlainDate;
}

/**
 * The twelve months that the list tells of, from May to April. They are over when it is published, so
 * that two versions of a list cannot be subtracted from one another to find a person.
 */
export const periodoDaLista = (ano: number): Periodo => ({
  de: plainDate(ano - 1, 5, 1),
  ate: plainDate(ano, 4, 30),
});

/** The list that an office prepares now: this year's from 1 May on, until then last year's. */
export const anoDaLista = (hoje: PlainDate): number =>
  compareDates(hoje, aberturaDaLista(hoje.year)) >= 0 ? hoje.year : hoje.year - 1;

const contagem = z.object({ nome: z.string(), pessoas: z.int().nullable() });

/** What everybody may read, by category: null where it would tell about fewer than five people. */
const grupoDeRequerentes = z.object({ titulo: z.string(), valores: z.array(contagem) });
export type GrupoDeRequerentes = z.output<typeof grupoDeRequerentes>;

export const numerosDaLista = z.object({
  recebidos: z.int(),
  atendidos: z.int(),
  atendidosEmParte: z.int(),
  indeferidos: z.int(),
  outros: z.int(),
  /** People who asked; null where they are fewer than five. */
  requerentes: z.int().nullable(),
  grupos: z.array(grupoDeRequerentes),
});
export type NumerosDaLista = z.output<typeof numerosDaLista>;

const itemDaLista = z.object({
  situacao: z.enum(situacoesDaInformacao),
  codigo: z.string(),
  assunto: z.string(),
  categoria: z.string(),
  grau: z.enum(graus),
  fundamento: z.string(),
  dataProducao: z.iso.date(),
  dataClassificacao: z.iso.date(),
  termo: z.iso.date(),
  desclassificadaEm: z.iso.date().nullable(),
});
export type ItemDaLista = z.output<typeof itemDaLista>;

const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });

/** A list as it is, or would be, published. */
export const conteudoDaLista = z.object({
  orgao,
  ano: z.int(),
  de: z.iso.date(),
  ate: z.iso.date(),
  itens: z.array(itemDaLista),
  numeros: numerosDaLista,
});
export type ConteudoDaLista = z.output<typeof conteudoDaLista>;

export const edicaoDaLista = z.object({
  ano: z.int(),
  edicao: z.int(),
  publicadaEm: z.iso.datetime(),
  responsavel: z.string(),
  motivo: z.string().nullable(),
});
export type EdicaoDaLista = z.output<typeof edicaoDaLista>;

export const listaPublicada = conteudoDaLista.extend({
  edicao: edicaoDaLista,
  /** All editions of the year, newest first. */
  edicoes: z.array(edicaoDaLista),
});

export interface Contado {
  readonly nome: string;
  readonly pessoas: number;
}

/**
 * The rule of the open data: what is of fewer than five people is withheld, and the next smallest
 * with it, because the total is shown (Lei 13.709/2018, art. 12).
 */
export const semPoucaGente = (titulo: string, contados: readonly Contado[]): GrupoDeRequerentes => {
  const fora = retidos(contados.map(({ pessoas }) => pessoas));
  return {
    titulo,
    valores: contados.map(({ nome, pessoas }, i) => ({ nome, pessoas: fora[i] ? null : pessoas })),
  };
};

/** When offices that have not published are reminded: as May begins, in its last week, and the day after. */
export const diasDoLembrete = (ano: number): readonly PlainDate[] => [
  plainDate(ano, 5, 4),
  plainDate(ano, 5, 25),
  plainDate(ano, 6, 2),
];

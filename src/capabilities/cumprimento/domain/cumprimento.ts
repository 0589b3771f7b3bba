import { z } from 'zod';
import { anexo } from '#capabilities/anexo/domain/anexo.ts';
import { origensDaPromessa, situacoesDaPromessa } from '#capabilities/remedio/domain/promessas.ts';
import { campo } from '#kernel/validacao/campo.ts';

/** The same lengths as an answer and as the reasons of a remedy. */
const MAX_TEXTO = 8000;

export const textoDaEntrega = campo('A informação', z.string().trim().min(3).max(MAX_TEXTO));
export const motivoDaContestacao = campo(
  'O que falta ou está errado',
  z.string().trim().min(10).max(MAX_TEXTO),
);
export const motivoDaNovaData = campo('Motivo', z.string().trim().min(10).max(2000));

/** Where and when the person may see it, if it is not sent. */
export const consulta = z.strictObject({
  dia: campo('Dia da consulta', z.iso.date()),
  hora: campo(
    'Hora da consulta',
    z
      .string()
      .trim()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Escreva a hora com dois pontos, como 14:30.' }),
  ),
  local: campo('Local da consulta', z.string().trim().min(10).max(2000)),
});

export const nomesDasSituacoes = {
  aberta: 'A entregar',
  entregue: 'Entregue',
  contestada: 'Entrega contestada',
  confirmada: 'Entrega confirmada',
  encerrada: 'Encerrada',
} as const satisfies Readonly<Record<(typeof situacoesDaPromessa)[number], string>>;

const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });

const entregaVista = z.object({
  idEntrega: z.int(),
  texto: z.string().nullable(),
  consulta: z.object({ dia: z.iso.date(), hora: z.string(), local: z.string() }).nullable(),
  /** It came with the decision on the appeal. */
  naDecisao: z.boolean(),
  responsavel: z.string(),
  entregueEm: z.iso.datetime(),
  anexos: z.array(anexo),
});

/** A promise as its reader may see it: who asked, the office that owes, or who supervises it. */
export const promessaVista = z.object({
  idPromessa: z.int(),
  idManifestacao: z.int(),
  /** Version of the case: an act on an outdated version is refused. */
  versao: z.int(),
  oQue: z.string(),
  origem: z.enum(origensDaPromessa),
  /** 'Resposta ao pedido', 'Decisão de recurso: CGU'. */
  deOnde: z.string(),
  /** The appeal whose decision promised it. */
  idRecurso: z.int().nullable(),
  orgao,
  quemControla: orgao,
  prometidaEm: z.iso.datetime(),
  prazo: z.iso.date(),
  /** The first date, before any other was set. */
  prazoOriginal: z.iso.date(),
  /** Negative if overdue; null where nothing is owed. */
  diasRestantes: z.int().nullable(),
  situacao: z.enum(situacoesDaPromessa),
  contestarAte: z.iso.date().nullable(),
  confirmadaEm: z.iso.datetime().nullable(),
  porSilencio: z.boolean(),
  /** Until when who supervises decides what was contested or denounced; null if nothing was. */
  decideAte: z.iso.date().nullable(),
  /** Since when it waits for that decision. */
  noControleDesde: z.iso.datetime().nullable(),
  decisaoAtrasada: z.boolean(),
  /** The last date that who supervises may set today. */
  novaDataAte: z.iso.date(),
  entregas: z.array(entregaVista),
  /** Names of the acts open to this reader now. */
  atos: z.array(z.string()),
});
export type PromessaVista = z.output<typeof promessaVista>;

/** Lists show what identifies it and the first words; all of them are read on the page of the case. */
export const linhaDaPromessa = promessaVista
  .pick({
    idPromessa: true,
    idManifestacao: true,
    deOnde: true,
    orgao: true,
    prazo: true,
    prazoOriginal: true,
    diasRestantes: true,
    situacao: true,
    contestarAte: true,
    confirmadaEm: true,
    noControleDesde: true,
    prometidaEm: true,
  })
  .extend({
    numeroProtocolo: z.string(),
    /** Null where it is sealed or restricted: read when the case is opened. */
    trecho: z.string().nullable(),
    entregueEm: z.iso.datetime().nullable(),
  });
export type LinhaDaPromessa = z.output<typeof linhaDaPromessa>;

/** What one office owes, as who supervises it sees it. */
export const dividaDoOrgao = orgao.extend({
  vencidas: z.int(),
  contestadas: z.int(),
  /** The oldest date that was broken. */
  desde: z.iso.date().nullable(),
});
export type DividaDoOrgao = z.output<typeof dividaDoOrgao>;

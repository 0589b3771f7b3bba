import { z } from 'zod';
import { DIAS_PARA_ENTREGAR } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { addDays, compareDates, type PlainDate } from '#kernel/prazo/data.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { allow, refuse, type Verdict } from '#kernel/verdict.ts';
import { situacoesDoIncidente } from './fatos-do-incidente.ts';
import {
  dataNaoProrroga,
  dataNoPassado,
  dataSemAcolhimento,
  dataTardia,
  entregaJaProrrogada,
} from './incidente-errors.ts';

const MAX_TEXTO = 8000;

/** What may be wrong with a decision. Our own list: no law gives the grounds of an incidente. */
export const motivosDoIncidente = {
  'erro-material': 'Erro material',
  omissao: 'Omissão',
  contradicao: 'Contradição',
  impossibilidade: 'Impossibilidade de cumprimento',
} as const;
export type MotivoDoIncidente = keyof typeof motivosDoIncidente;

export const resultadosDoIncidente = {
  acolhido: 'Acolhido',
  'acolhido-em-parte': 'Acolhido em parte',
  'nao-acolhido': 'Não acolhido',
} as const;
export type ResultadoDoIncidente = keyof typeof resultadosDoIncidente;

export const motivo = z.enum(Object.keys(motivosDoIncidente) as [MotivoDoIncidente]);
export const resultado = z.enum(Object.keys(resultadosDoIncidente) as [ResultadoDoIncidente]);
export const textoDoIncidente = campo(
  'O que precisa ser corrigido',
  z.string().trim().min(10).max(MAX_TEXTO),
);
export const textoDaResposta = campo('Resposta', z.string().trim().min(10).max(MAX_TEXTO));
export const justificativaDaProrrogacao = campo('Justificativa', z.string().trim().min(20).max(2000));

/** True if the decision is corrected, at least in part; if refused, it and its date stay. */
export const corrigeADecisao = (como: ResultadoDoIncidente): boolean => como !== 'nao-acolhido';

/** The current day of delivery, and whether an incidente already extended it. */
export interface EntregaAtual {
  readonly atual: PlainDate | null;
  readonly prorrogada: boolean;
}

/** Our own rule, since no law sets one: one extension, of the most days a decision may give. */
export const ultimoDiaDaProrrogacao = (atual: PlainDate): PlainDate => addDays(atual, DIAS_PARA_ENTREGAR);

const ateOLimite = (nova: PlainDate, atual: PlainDate): Verdict => {
  const limite = ultimoDiaDaProrrogacao(atual);
  return compareDates(nova, limite) > 0 ? refuse(dataTardia(limite)) : allow;
};

/** Whether the answer may set this day of delivery; null keeps the current one. */
export const podeMudarAEntrega = (
  como: ResultadoDoIncidente,
  nova: PlainDate | null,
  { atual, prorrogada }: EntregaAtual,
  hoje: PlainDate,
): Verdict => {
  if (nova === null) return allow;
  if (!corrigeADecisao(como)) return refuse(dataSemAcolhimento());
  if (compareDates(nova, hoje) < 0) return refuse(dataNoPassado(hoje));
  if (atual !== null && compareDates(nova, atual) <= 0) return allow;
  if (prorrogada) return refuse(entregaJaProrrogada());
  return ateOLimite(nova, atual ?? hoje);
};

/** An extension ends after the old date, and not before today. */
export const podeProrrogarAte = (nova: PlainDate, atual: PlainDate, hoje: PlainDate): Verdict => {
  if (compareDates(nova, atual) <= 0) return refuse(dataNaoProrroga(atual));
  return compareDates(nova, hoje) < 0 ? refuse(dataNoPassado(hoje)) : ateOLimite(nova, atual);
};

const orgao = z.object({ idOuvidoria: z.int(), sigla: z.string(), nome: z.string() });
const item = z.object({ id: z.string(), descricao: z.string() });

/** The decision to be corrected. */
export const decisaoDoRecurso = z.object({
  idRecurso: z.int(),
  /** Version of the appeal: an act on an outdated version is refused. */
  versao: z.int(),
  idManifestacao: z.int(),
  numeroProtocolo: z.string(),
  resumo: z.string().nullable(),
  orgao,
  julgadora: orgao,
  instancia: z.string(),
  resultado: z.string(),
  decididaEm: z.iso.datetime(),
  dataEntrega: z.iso.date().nullable(),
  /** As the decision set it, before any incidente. */
  dataEntregaOriginal: z.iso.date().nullable(),
});
export type DecisaoDoRecurso = z.output<typeof decisaoDoRecurso>;

export const incidenteVisto = decisaoDoRecurso.extend({
  idIncidente: z.int(),
  situacao: z.enum(situacoesDoIncidente),
  motivo: item,
  texto: z.string(),
  solicitante: z.string(),
  abertoEm: z.iso.datetime(),
  prorrogacao: z
    .object({
      em: z.iso.datetime(),
      de: z.iso.date(),
      para: z.iso.date(),
      justificativa: z.string(),
    })
    .nullable(),
  resposta: z
    .object({
      resultado: item,
      texto: z.string(),
      julgador: z.string(),
      respondidoEm: z.iso.datetime(),
      /** Set if the answer changed it. */
      novaEntrega: z.object({ de: z.iso.date().nullable(), para: z.iso.date() }).nullable(),
    })
    .nullable(),
  /** Names of the acts open to this reader now. */
  atos: z.array(z.string()),
});
export type IncidenteVisto = z.output<typeof incidenteVisto>;

/** Lists show only what identifies it; the texts are read when it is opened. */
export const linhaDoIncidente = incidenteVisto
  .omit({ texto: true, prorrogacao: true, resposta: true })
  .extend({
    resultadoDoIncidente: z.string().nullable(),
  });
export type LinhaDoIncidente = z.output<typeof linhaDoIncidente>;

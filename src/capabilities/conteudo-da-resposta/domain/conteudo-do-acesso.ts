import { z } from 'zod';
import { ultimoDiaDaEntrega } from '#capabilities/remedio/domain/recurso-prazos.ts';
import { id } from '#kernel/campos.ts';
import { compareDates, type PlainDate, parseIsoDate } from '#kernel/prazo/data.ts';
import { isProtocoloValido } from '#kernel/protocolo.ts';
import { formatData } from '#kernel/texto.ts';
import { campo } from '#kernel/validacao/campo.ts';
import { mensagemDoErro } from '#kernel/validacao/zod-mensagens.ts';
import type { DecisaoPedida } from './check-decisao.ts';
import {
  concede,
  isClassificada,
  isConsulta,
  isDeOutroOrgao,
  isEmParte,
  isEntregaDepois,
  isInexistente,
  isNaoEPedido,
  isParaDepois,
  isPessoal,
  isPreparatoria,
  isRepetida,
  isSemCompetencia,
  isSigiloLegal,
  recusa,
} from './especificacao.ts';
import { anosDepois, anosDeRestricao, grausDeSigilo } from './prazo-da-restricao.ts';

/** The names used by the form, by its errors and by the text for the citizen. */
export const nomesDoAcesso = {
  idDetalhamento: 'Detalhamento',
  fundamentoLegal: 'Fundamento legal',
  porQueNaoTudo: 'Por que uma parte não foi entregue',
  restricao: 'Até quando o acesso fica restrito',
  restritaAte: 'Restrito até',
  porQuePermanente: 'Por que a restrição não tem data para terminar',
  grauSigilo: 'Grau de sigilo',
  autoridadeClassificadora: 'Autoridade que classificou',
  codigoIndexacao: 'Código de indexação do documento',
  orgaoCompetente: 'Órgão que tem a informação',
  ondePedir: 'Onde pedir',
  protocoloAnterior: 'Protocolo do pedido anterior',
  buscaFeita: 'O que foi procurado e onde',
  oQueSeraEntregue: 'O que será entregue',
  dataEntrega: 'Data da entrega',
  consultaHora: 'Hora da consulta',
  consultaLocal: 'Local da consulta',
  publicavel: 'Se pode ser publicado',
  porQueNaoPublica: 'Por que não pode ser publicado',
} as const;
export type CampoDoAcesso = keyof typeof nomesDoAcesso;

const dia = z.iso.date();
const nome = z.string().trim().min(3).max(200);
const frase = z.string().trim().min(10).max(2000);

/** The rule of each field alone; which fields apply, and their dates, depends on the decision. */
export const partesDoAcesso = {
  idDetalhamento: id,
  fundamentoLegal: z.string().trim().min(10).max(1000),
  porQueNaoTudo: frase,
  restricao: z.enum(['ate', 'permanente']),
  restritaAte: dia,
  porQuePermanente: frase,
  grauSigilo: z.enum(grausDeSigilo),
  autoridadeClassificadora: nome,
  codigoIndexacao: nome,
  orgaoCompetente: nome,
  ondePedir: frase,
  protocoloAnterior: z
    .string()
    .trim()
    .max(30)
    .refine(isProtocoloValido, { error: 'Este número não é de um protocolo. Confira os dígitos.' }),
  buscaFeita: frase,
  oQueSeraEntregue: frase,
  dataEntrega: dia,
  consultaHora: z
    .string()
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Escreva a hora com dois pontos, como 14:30.' }),
  consultaLocal: frase,
  publicavel: z.boolean(),
  porQueNaoPublica: frase,
} satisfies Readonly<Record<CampoDoAcesso, z.ZodType>>;

export const conteudoDoAcesso = z.strictObject(partesDoAcesso).partial();
export type ConteudoDoAcesso = z.output<typeof conteudoDoAcesso>;

/** For a consultation the day of delivery has its own name. */
export const nomeNoAcesso = (nome: CampoDoAcesso, decisao: DecisaoPedida): string =>
  nome === 'dataEntrega' && isConsulta(decisao) ? 'Dia da consulta' : nomesDoAcesso[nome];

/** What was sent or is being typed: it also decides which fields apply. */
export type EscritoDoAcesso = Readonly<Partial<Record<CampoDoAcesso, unknown>>>;

export interface CampoPedido {
  readonly campo: CampoDoAcesso;
  readonly obrigatorio: boolean;
}

const isEscrito = (valor: unknown): boolean => valor !== undefined && valor !== null && valor !== '';

/** The fields that a decision requires or allows, in the order of the form. */
export const camposDoAcesso = (decisao: DecisaoPedida, escrito: EscritoDoAcesso): readonly CampoPedido[] => {
  const { idCodigoDecisao, idEspecificacaoDecisao } = decisao;
  if (idCodigoDecisao === null) return [];
  const sigiloLegal = isSigiloLegal(decisao);
  const classificada = isClassificada(decisao);
  const comHora = isEscrito(escrito.consultaHora) || isEscrito(escrito.consultaLocal);
  const consulta = isConsulta(decisao) || (concede(decisao) && comHora);
  const deOutroLugar = isNaoEPedido(decisao) || isSemCompetencia(decisao);
  const restritaAte = classificada || (sigiloLegal && escrito.restricao === 'ate');
  // undefined: does not apply; false: optional; true: required.
  // biome-ignore format: read as a table.
  const pedidos: Readonly<Record<CampoDoAcesso, boolean | undefined>> = {
    idDetalhamento:           idEspecificacaoDecisao === null ? undefined : false,
    fundamentoLegal:          recusa(decisao) || deOutroLugar || undefined,
    porQueNaoTudo:            isEmParte(decisao) || undefined,
    restricao:                sigiloLegal || undefined,
    restritaAte:              restritaAte || (isPessoal(decisao) || isPreparatoria(decisao) ? false : undefined),
    porQuePermanente:         (sigiloLegal && escrito.restricao === 'permanente') || undefined,
    grauSigilo:               classificada || undefined,
    autoridadeClassificadora: classificada || undefined,
    codigoIndexacao:          classificada || undefined,
    orgaoCompetente:          isDeOutroOrgao(decisao) || undefined,
    ondePedir:                deOutroLugar || undefined,
    protocoloAnterior:        isRepetida(decisao) || undefined,
    buscaFeita:               isInexistente(decisao) || undefined,
    oQueSeraEntregue:         isParaDepois(decisao) || undefined,
    dataEntrega:              isEntregaDepois(decisao) || consulta || (concede(decisao) ? false : undefined),
    consultaHora:             consulta || (concede(decisao) ? false : undefined),
    consultaLocal:            consulta || (concede(decisao) ? false : undefined),
    publicavel:               false,
    porQueNaoPublica:         escrito.publicavel === false || undefined,
  };
  return Object.entries(pedidos).flatMap(([nome, obrigatorio]) =>
    obrigatorio === undefined ? [] : [{ campo: nome as CampoDoAcesso, obrigatorio }],
  );
};

const compara = (texto: string, data: PlainDate): number => compareDates(parseIsoDate(texto) ?? data, data);

const regras = (decisao: DecisaoPedida, escrito: EscritoDoAcesso, hoje: PlainDate) => {
  const anos = anosDeRestricao(decisao, escrito.grauSigilo);
  const limite = anos === null ? null : anosDepois(hoje, anos);
  // The latest day that a decision on an appeal may set.
  const ultimaEntrega = ultimoDiaDaEntrega(hoje);
  return {
    ...partesDoAcesso,
    restritaAte: partesDoAcesso.restritaAte
      .refine((texto) => compara(texto, hoje) > 0, { error: 'A restrição precisa terminar depois de hoje.' })
      .refine((texto) => limite === null || compara(texto, limite) <= 0, {
        error: limite
          ? `A lei não deixa restringir por mais de ${anos} anos: o último dia possível é ${formatData(limite)}.`
          : '',
      }),
    dataEntrega: partesDoAcesso.dataEntrega
      .refine((texto) => compara(texto, hoje) >= 0, { error: 'A data da entrega não pode ter passado.' })
      .refine((texto) => compara(texto, ultimaEntrega) <= 0, {
        error: `A entrega precisa ser marcada para até ${formatData(ultimaEntrega)}.`,
      }),
    publicavel: partesDoAcesso.publicavel.default(true),
  };
};

/**
 * What the answer to an access request must contain besides its text, for each decision: reasons
 * and legal ground of a refusal (Lei 12.527/2011, arts. 7 §4, 11 §1, II, and 14; Decreto
 * 7.724/2012, art. 19, I); term, grade and authority of classified information (arts. 24 and 28;
 * Decreto, art. 19 §1); day and place of a consultation (art. 11 §1, I); and who has the
 * information that the office lacks (art. 11 §1, III). A request sent elsewhere or found to be
 * something else was not granted either: it says the ground and the right place to ask, a repeated
 * one which request it repeats.
 */
export const parseConteudoDoAcesso = (
  decisao: DecisaoPedida,
  valor: EscritoDoAcesso,
  hoje: PlainDate,
): z.ZodSafeParseResult<ConteudoDoAcesso> => {
  const todas = regras(decisao, valor, hoje);
  const cabem = camposDoAcesso(decisao, valor).map(({ campo: chave, obrigatorio }) => {
    const regra = campo<z.ZodType>(nomeNoAcesso(chave, decisao), todas[chave]);
    return [chave, obrigatorio || chave === 'publicavel' ? regra : regra.optional()] as const;
  });
  const daDecisao: z.ZodType<ConteudoDoAcesso> = z.strictObject(Object.fromEntries(cabem), {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'Isto não cabe na decisão escolhida.' : undefined),
  });
  return daDecisao.safeParse(valor, { error: mensagemDoErro });
};

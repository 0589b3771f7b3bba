import { type $ZodErrorMap, type $ZodIssue, type $ZodRawIssue, config } from 'zod/v4/core';
import { once } from '#kernel/once.ts';
import { rotuloDe } from './campo.ts';
import { mensagem } from './mensagens.ts';
import { nomesCurtos } from './nome-curto.ts';

/**
 * Turns every issue of zod into the product's Portuguese sentence. It always returns one: otherwise
 * zod would fall back to English. A sentence written on the rule itself
 * (`z.string({ error: '…' })`) still wins.
 */
export const mensagemDoErro: $ZodErrorMap = (issue) => {
  if (isMissing(issue)) return obrigatorio(issue);
  switch (issue.code) {
    case 'too_small':
      return limiteMin(issue.origin, issue.minimum);
    case 'too_big':
      return limiteMax(issue.origin, issue.maximum);
    case 'invalid_format':
      return issue.format === 'email' ? mensagem('email') : mensagem('padrao');
    case 'unrecognized_keys':
      return mensagem('campoDesconhecido', { nome: nomesCurtos(issue.keys) });
    case 'invalid_union':
      return mensagemDaUniao(issue.errors);
    default:
      return mensagem('padrao');
  }
};

/** Called once when server or browser starts; it also applies to schemas made before. */
export const instalarMensagens = (): void => {
  config({ customError: mensagemDoErro });
};

/** An empty text in a required field was simply not filled in, whichever rule it fails. */
const isMissing = (issue: $ZodRawIssue): boolean => {
  if (issue.code === 'custom' || issue.code === 'unrecognized_keys') return false;
  if (issue.input === undefined || issue.input === null || issue.input === '') return true;
  return Number.isNaN(issue.input) && !isCoerced(issue);
};

/**
 * An empty number field gives NaN. After coercion NaN may also come from a wrong text, which is not
 * a missing one.
 */
const isCoerced = (issue: $ZodRawIssue): boolean =>
  (issue.schema?._zod.def as { coerce?: boolean } | undefined)?.coerce === true;

const obrigatorio = (issue: $ZodRawIssue): string => {
  const nome = issue.path?.findLast((parte) => typeof parte === 'string' && parte !== '');
  const label = (issue.schema && rotuloDe(issue.schema)) ?? nome;
  return label === undefined ? mensagem('padrao') : mensagem('obrigatorio', { label: String(label) });
};

/**
 * Intl and not `kernel/prazo`: this file is in the browser's first chunk, which must not load
 * Temporal for a sentence that few people ever see.
 */
const diaEmBrasilia = once(
  () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' }),
);

const emDias = (momento: unknown): string => {
  const [dia, mes, ano] = diaEmBrasilia()
    .formatToParts(momento instanceof Date ? momento : Number(momento))
    .filter((parte) => parte.type !== 'literal')
    .map((parte) => parte.value);
  return `${dia}/${mes}/${ano}`;
};

const limiteMin = (origem: string, min: number | bigint): string => {
  switch (origem) {
    case 'string':
      return mensagem('textoMin', { min });
    case 'number':
    case 'int':
    case 'bigint':
      return mensagem('numeroMin', { min });
    case 'array':
    case 'set':
    case 'map':
      return mensagem('listaMin', { min });
    case 'date':
      return mensagem('dataMin', { min: emDias(min) });
    default:
      return mensagem('padrao');
  }
};

const limiteMax = (origem: string, max: number | bigint): string => {
  switch (origem) {
    case 'string':
      return mensagem('textoMax', { max });
    case 'number':
    case 'int':
    case 'bigint':
      return mensagem('numeroMax', { max });
    case 'array':
    case 'set':
    case 'map':
      return mensagem('listaMax', { max });
    case 'date':
      return mensagem('dataMax', { max: emDias(max) });
    default:
      return mensagem('padrao');
  }
};

/** The first of the alternatives' sentences about the value that says more than 'invalid'. */
const mensagemDaUniao = (alternativas: readonly (readonly $ZodIssue[])[]): string => {
  const padrao = mensagem('padrao');
  const proprias = alternativas.flat().filter((issue) => issue.path.length === 0);
  return proprias.find((issue) => issue.message !== padrao)?.message ?? padrao;
};

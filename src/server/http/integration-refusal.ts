import type { $ZodError, $ZodIssue } from 'zod/v4/core';
import { mensagem } from '#kernel/validacao/mensagens.ts';

const keyAsSent = (sent: unknown, name: string): string | undefined =>
  typeof sent === 'object' && sent !== null
    ? Object.keys(sent).find((key) => key.toLowerCase() === name.toLowerCase())
    : undefined;

/** A field's path in the casing of whoever sent it; what was not sent, in ours. */
export const asSent = (sent: unknown, path: readonly PropertyKey[]): string => {
  const names: string[] = [];
  let inside = sent;
  for (const part of path.map(String)) {
    const key = keyAsSent(inside, part);
    names.push(key ?? part);
    inside = key === undefined ? undefined : (inside as Record<string, unknown>)[key];
  }
  return names.join('.');
};

const KINDS: Readonly<Record<string, string>> = {
  boolean: 'true ou false',
  int: 'um número inteiro',
  number: 'um número',
  string: 'um texto',
  array: 'uma lista',
  object: 'um objeto',
  record: 'um objeto',
};

/** The kinds that a refused value could have been; a number written as a text is still a number. */
const kindsOf = (issue: $ZodIssue): string[] => {
  if (issue.code === 'invalid_type') return [issue.expected];
  if (issue.code !== 'invalid_union') return [];
  const kinds = issue.errors.flat().flatMap((inner) => (inner.path.length === 0 ? kindsOf(inner) : []));
  const [first] = ['boolean', 'int', 'number'].filter((kind) => kinds.includes(kind));
  return first ? [first] : kinds;
};

/** The screens' words for a limit are those of a form ('Selecione no máximo 10'), and name the first number that is refused. */
const limitOf = (issue: $ZodIssue): string | null => {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return null;
  const isMost = issue.code === 'too_big';
  const bound = isMost ? issue.maximum : issue.minimum;
  if (issue.origin === 'array')
    return `Envie ${isMost ? 'no máximo' : 'ao menos'} ${bound} ${Number(bound) === 1 ? 'item' : 'itens'}.`;
  return issue.origin === 'int' || issue.origin === 'number'
    ? `Envie um número ${isMost ? 'até' : 'a partir de'} ${bound}.`
    : null;
};

const OF_SCREENS = /^(Deve ser (maior|menor) que|Selecione no (mínimo|máximo)) \d+!?$/;

/** What the field takes, where the issue tells; null if its own sentence says enough. */
const accepted = (issue: $ZodIssue): string | null => {
  if (issue.code === 'invalid_value') return acceptedValues(issue.values);
  const kinds = [...new Set(kindsOf(issue).map((kind) => KINDS[kind]))].filter(Boolean);
  return kinds.length > 0 ? `Envie ${kinds.join(' ou ')}.` : null;
};

export const acceptedValues = (values: readonly unknown[]): string =>
  values.length === 1 ? `Aceita só ${String(values[0])}.` : `Aceita ${values.map(String).join(', ')}.`;

const OBRIGATORIO = /^O campo .+ é obrigatório!$/;

/** A rule of the screens has its label there; a program knows the field by the name that it sends. */
export const byWireName = (sentence: string, path: string): string =>
  OBRIGATORIO.test(sentence)
    ? mensagem('obrigatorio', { label: path.slice(path.lastIndexOf('.') + 1) })
    : sentence;

/** The first refusal, with the field as the program wrote it and what it takes: the sentence is all that a program gets. */
export const sentenceForProgram = (error: $ZodError, sent: unknown): string => {
  const [issue] = error.issues;
  if (!issue) return mensagem('padrao');
  const takes = accepted(issue);
  const isPlain = issue.message === mensagem('padrao');
  const ours = isPlain ? takes : OF_SCREENS.test(issue.message) ? limitOf(issue) : null;
  const sentence = ours ?? issue.message;
  const more = !isPlain && issue.code === 'invalid_value' && takes ? ` ${takes}` : '';
  if (issue.path.length === 0) return sentence;
  const path = asSent(sent, issue.path);
  return `${path}: ${byWireName(sentence, path)}${more}`;
};

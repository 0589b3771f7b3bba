import type { $ZodError, $ZodIssue } from 'zod/v4/core';
import { mensagem } from './mensagens.ts';
import { nomeCurto, nomesCurtos } from './nome-curto.ts';

/** More than any form has: of what is sent beyond, the first ones are told. */
const MAXIMO = 50;

const camposDe = (issue: $ZodIssue): readonly (readonly [nome: string, frase: string])[] => {
  if (issue.code !== 'unrecognized_keys' || issue.path.length > 0)
    return [[issue.path.join('.'), issue.message]];
  // Each with itself alone: with all of them, a body of n fields would be answered with n² names. A sentence of the rule's own stays.
  const propria = issue.message !== mensagem('campoDesconhecido', { nome: nomesCurtos(issue.keys) });
  return issue.keys
    .slice(0, MAXIMO)
    .map((nome) => [
      nome,
      propria ? issue.message : mensagem('campoDesconhecido', { nome: nomeCurto(nome) }),
    ]);
};

/** Field → its first sentence. Forms show it beside the field and error bodies carry it. */
export const camposComErro = (error: $ZodError): Record<string, string> => {
  const campos = new Map<string, string>();
  for (const [nome, frase] of error.issues.slice(0, MAXIMO).flatMap(camposDe)) {
    const campo = nomeCurto(nome) || 'geral';
    if (campos.size < MAXIMO && !campos.has(campo)) campos.set(campo, frase);
  }
  return Object.fromEntries(campos);
};

import type { CheckFn } from 'zod/v4/core';
import { mensagem } from './mensagens.ts';

/**
 * Rules that zod does not have, used with `.check(...)`. The others are zod's: `z.email()`,
 * `z.url()`, `z.uuid()`, `.min()`, `.max()`, `.trim()`, `.toLowerCase()`, `.lowercase()` and so on.
 */
export const reject = (
  payload: Parameters<CheckFn<unknown>>[0],
  message: string,
  path: PropertyKey[] = [],
): void => {
  payload.issues.push({ code: 'custom', input: payload.value, message, path });
};

/** Put on the object. The sentence appears beside the second field, the one typed to confirm. */
export const camposIguais =
  <T extends object>(campoA: keyof T & string, campoB: keyof T & string): CheckFn<T> =>
  (payload) => {
    if (payload.value[campoA] !== payload.value[campoB]) {
      reject(payload, mensagem('camposDiferentes'), [campoB]);
    }
  };

/**
 * A select is filled only when both its value and its description are: an option without a name
 * would save an answer that the person could not read. The sentence names the select's label.
 */
export const opcaoPreenchida =
  <T extends object>(label: string, valor: keyof T & string, descricao: keyof T & string): CheckFn<T> =>
  (payload) => {
    const vazio = [payload.value[valor], payload.value[descricao]].some(
      (parte) => typeof parte !== 'string' || parte.trim() === '',
    );
    if (vazio) reject(payload, mensagem('obrigatorio', { label }));
  };

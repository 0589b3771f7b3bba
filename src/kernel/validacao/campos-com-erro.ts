import type { $ZodError } from 'zod/v4/core';

/** Field → its first sentence. Forms show it beside the field and error bodies carry it. */
export const camposComErro = (error: $ZodError): Record<string, string> => {
  const campos: Record<string, string> = {};
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [issue.path.join('.')];
    for (const name of names) campos[name || 'geral'] ??= issue.message;
  }
  return campos;
};

/** The error body of S8-03: `{ message, code, details: { campos: { campo: mensagem } } }`, however the client wraps it. */
export function camposDoServidor(error: unknown): Readonly<Record<string, string>> {
  const campos = (error as { details?: { campos?: unknown } } | null | undefined)?.details?.campos;
  if (typeof campos !== 'object' || campos === null) return {};
  return Object.fromEntries(
    Object.entries(campos).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

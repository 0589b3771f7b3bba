import { invalid, tooLarge } from '#kernel/errors.ts';

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value);

/** Deeper than any body of ours; a hostile one must not exhaust the stack. */
export const MAX_DEPTH = 32;

/** More than any body of ours: a form has a few dozen fields, a batch some hundred cases. */
const MAX_FIELDS = 1000;
const MAX_VALUES = 50_000;

/** Refuses what would only be work to look through; asked first, because every check after it visits each value. */
export const assertBounded = (value: unknown): void => {
  let seen = 0;
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null || Buffer.isBuffer(next)) continue;
    const inside = Array.isArray(next) ? next : Object.values(next);
    seen += inside.length;
    if (seen > MAX_VALUES || (!Array.isArray(next) && inside.length > MAX_FIELDS))
      throw tooLarge(
        'entrada.campos-demais',
        'O conteúdo enviado tem campos demais. Envie menos de cada vez.',
      );
    for (const each of inside) waiting.push(each);
  }
};

/** PostgreSQL cannot store a NUL character or half a surrogate pair. */
export const isKeepable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

const normalizeText = (value: string): string => {
  if (!isKeepable(value)) throw invalid('entrada.caractere', 'O texto enviado tem um caractere inválido.');
  return value;
};

/**
 * Requests are accepted in either casing (S7-03): `NovaSenha` reaches the handler as `novaSenha`.
 */
export const normalizeInput = (value: unknown, depth = 0): unknown => {
  if (depth > MAX_DEPTH) throw invalid('entrada.profunda', 'O conteúdo enviado tem níveis demais.');
  if (typeof value === 'string') return normalizeText(value);
  if (Array.isArray(value)) return value.map((item) => normalizeInput(item, depth + 1));
  if (!isPlainObject(value)) return value;
  const normalized: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    const key = lowerFirst(name);
    if (Object.hasOwn(normalized, key)) {
      throw invalid('entrada.campo-repetido', `O campo ${key} foi enviado duas vezes.`);
    }
    normalized[key] = normalizeInput(item, depth + 1);
  }
  return normalized;
};

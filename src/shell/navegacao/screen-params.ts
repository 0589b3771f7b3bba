import { parseUf } from '#kernel/enumeracoes.ts';
import type { Screen } from './screen.ts';

/** An address may match a screen's path and be invalid: an unknown state, not a number. */
export const hasValidParams = (
  { numericParams = [] }: Pick<Screen, 'numericParams'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean =>
  (params.uf === undefined || parseUf(params.uf) !== null) &&
  numericParams.every((name) => /^\d{1,10}$/.test(params[name] ?? ''));

import { parseUf } from '#kernel/enumeracoes.ts';
import type { Screen } from './screen.ts';

/** An address may have a screen's form and still name nothing: no such state, a number that is none. */
export const hasValidParams = (
  { numericParams = [] }: Pick<Screen, 'numericParams'>,
  params: Readonly<Record<string, string | undefined>>,
): boolean =>
  (params.uf === undefined || parseUf(params.uf) !== null) &&
  numericParams.every((name) => /^\d{1,10}$/.test(params[name] ?? ''));

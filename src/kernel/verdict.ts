import type { DomainError } from './errors.ts';
import { once } from './once.ts';

/** The answer of every rule: allowed, or refused with the error a person can read. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly error: DomainError };

export const allow: Verdict = { allowed: true };

/**
 * A rule that is only asked whether it allows needs no error: given how to make it, it is made when somebody reads it, with the
 * stack of where it is thrown. A page asks every act whether it is open, and throws none of the answers.
 */
export const refuse = (error: DomainError | (() => DomainError)): Verdict => {
  if (typeof error !== 'function') return { allowed: false, error };
  const feito = once(error);
  return {
    allowed: false,
    get error() {
      return feito();
    },
  };
};

/** The first refusal wins, so that a person reads one reason at a time. */
export const allOf = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((verdict) => !verdict.allowed) ?? allow;

/** For use cases: goes on when allowed, otherwise throws the refusal. */
export const enforce = (verdict: Verdict): void => {
  if (!verdict.allowed) throw verdict.error;
};

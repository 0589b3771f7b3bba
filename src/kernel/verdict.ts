import type { DomainError } from './errors.ts';

/** The answer of every rule: allowed, or refused with the error a person can read. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly error: DomainError };

export const allow: Verdict = { allowed: true };

export const refuse = (error: DomainError): Verdict => ({ allowed: false, error });

/** The first refusal wins, so that a person reads one reason at a time. */
export const allOf = (...verdicts: readonly Verdict[]): Verdict =>
  verdicts.find((verdict) => !verdict.allowed) ?? allow;

/** For use cases: goes on when allowed, otherwise throws the refusal. */
export const enforce = (verdict: Verdict): void => {
  if (!verdict.allowed) throw verdict.error;
};

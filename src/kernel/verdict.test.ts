import { describe, expect, it } from 'vitest';
import { conflict, forbidden } from './errors.ts';
import { allOf, allow, enforce, refuse, type Verdict } from './verdict.ts';

const first = refuse(forbidden('a', 'Primeira.'));
const second = refuse(conflict('b', 'Segunda.'));

describe('verdict', () => {
  it('allows when every rule allows, and when there is none', () => {
    expect(allOf(allow, allow)).toEqual({ allowed: true });
    expect(allOf()).toEqual({ allowed: true });
  });

  it('shows the first refusal only', () => {
    expect(allOf(allow, first, second)).toBe(first);
    expect(allOf(second, first)).toBe(second);
  });

  it('raises the very error of a refusal', () => {
    const error = forbidden('a', 'Primeira.');
    expect(() => enforce(refuse(error))).toThrow(error);
    expect(() => enforce(allow)).not.toThrow();
  });

  it('makes no error for who only asks, and one with the stack of where it is thrown', () => {
    let feitos = 0;
    const recusada = refuse(() => {
      feitos += 1;
      return conflict('c', 'Terceira.');
    });
    expect([recusada.allowed, allOf(allow, recusada), feitos]).toEqual([false, recusada, 0]);
    const ondeSeLanca = () => enforce(recusada);
    expect(ondeSeLanca).toThrow('Terceira.');
    const { error } = recusada as Extract<Verdict, { allowed: false }>;
    expect(error.stack).toContain('ondeSeLanca');
    expect(recusada).toMatchObject({ allowed: false, error: { code: 'c' } });
    expect(feitos).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, splitKey } from './endpoint.ts';

describe('contract', () => {
  it('does not compile for an endpoint that does not say who may call it', () => {
    const semAcesso = { resumo: 'x', response: z.void() };
    // @ts-expect-error: `acesso` is missing, and the type check of the test command fails if this line compiles.
    expect(Object.keys(contract({ 'GET /x': semAcesso }))).toEqual(['GET /x']);
  });

  it('splits the key into method and path', () => {
    expect(splitKey('POST /app-web/v1/logout')).toEqual({ method: 'POST', path: '/app-web/v1/logout' });
  });
});

import { describe, expect, it } from 'vitest';
import { isSecure } from './secure.ts';

describe('whether cookies are only for https', () => {
  it.each([
    ['https://escuta.example', 'http', true],
    ['https://escuta.example', 'https', true],
    [undefined, 'https', true],
    [undefined, 'http', false],
    ['http://escuta.example', 'http', false],
  ] as const)('PUBLIC_URL %s and a request by %s: %s', (publicUrl, protocol, expected) => {
    expect(isSecure({ publicUrl }, { protocol })).toBe(expected);
  });
});

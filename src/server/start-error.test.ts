import { describe, expect, it } from 'vitest';
import { explainStartError } from './start-error.ts';

const withCode = (code: string) => Object.assign(new Error('in English'), { code });

describe('what goes wrong at the start', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'ETIMEDOUT',
    '28P01',
    '3D000',
  ])('of the database (%s) names DATABASE_URL or PostgreSQL in one sentence', (code) => {
    expect(explainStartError(withCode(code))).toMatch(/^o |^a |^quem /);
    expect(explainStartError(withCode(code))).toMatch(/DATABASE_URL/);
  });

  it('says what to do when something hangs up that is no PostgreSQL', () => {
    const sentence = explainStartError(new Error('Connection terminated unexpectedly'));
    expect(sentence).toContain('confira se é mesmo um PostgreSQL');
  });

  it.each(['ENOENT', 'ENOTDIR', 'EEXIST', 'EROFS', 'EACCES'])(
    'of the data folder (%s) names DATA_DIR',
    (code) => {
      expect(explainStartError(withCode(code))).toContain('DATA_DIR');
    },
  );

  it('leaves what it does not know to the log', () => {
    expect(explainStartError(new Error('anything else'))).toBeUndefined();
  });
});

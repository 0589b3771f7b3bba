import { describe, expect, it } from 'vitest';
import { assertPortFree } from './port.ts';
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

  it('says that the database speaks no SSL', () => {
    const sentence = explainStartError(new Error('The server does not support SSL connections'));
    expect(sentence).toMatch(/não aceita conexões cifradas/);
  });

  it('blames HOST for a name that is not found there, not the database', async () => {
    await expect(assertPortFree({ port: 0, host: 'nao-existe.invalid' })).rejects.toThrow(/HOST/);
  });

  it('leaves what it does not know to the log', () => {
    expect(explainStartError(new Error('anything else'))).toBeUndefined();
  });
});

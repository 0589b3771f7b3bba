import { describe, expect, it } from 'vitest';
import { todas } from './todas.ts';

const falha = (code: string) => Object.assign(new Error(code), { code });

describe('statements waited for together', () => {
  it('give their values in the order of asking', async () => {
    expect(await todas([Promise.resolve(1), 'dois', Promise.resolve(null)])).toEqual([1, 'dois', null]);
  });

  it('fail only when all have ended, so that none is sent after its transaction was undone', async () => {
    const feito: string[] = [];
    const demorada = async () => {
      for (let n = 0; n < 5; n++) await Promise.resolve();
      feito.push('fim');
    };
    await expect(todas([Promise.reject(falha('23505')), demorada()])).rejects.toThrow('23505');
    expect(feito).toEqual(['fim']);
  });

  it('tell the first failure in the order of asking, however late it comes', async () => {
    const tarde = async (): Promise<never> => {
      for (let n = 0; n < 5; n++) await Promise.resolve();
      throw falha('23505');
    };
    await expect(todas([tarde(), Promise.reject(falha('23503'))])).rejects.toThrow('23505');
  });
});

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

  it('tell the failure itself, not that the transaction was undone by it', async () => {
    const consequencia = Promise.reject(falha('25P02'));
    await expect(todas([consequencia, Promise.reject(falha('23505'))])).rejects.toThrow('23505');
    await expect(todas([Promise.reject(falha('25P02'))])).rejects.toThrow('25P02');
  });
});

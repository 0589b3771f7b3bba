import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isRetrying, RETRY_AFTER_MS, rememberLoadFailure, withRetry } from './load-failures.ts';

const lost = (): Error => {
  const error = new TypeError('Failed to fetch dynamically imported module');
  rememberLoadFailure(error);
  return error;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('N: a file of the site that does not come', () => {
  it('is fetched once more after a moment, and nobody is told', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost()).mockResolvedValueOnce('veio');
    const loaded = withRetry(load);
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS - 1);
    expect(load).toHaveBeenCalledOnce();
    expect(isRetrying()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loaded).toBe('veio');
    expect(isRetrying()).toBe(false);
  });

  it('is given up after the second try', async () => {
    const load = vi.fn(async () => {
      throw lost();
    });
    const loaded = withRetry(load).catch(() => 'desistiu');
    await vi.advanceTimersByTimeAsync(RETRY_AFTER_MS);
    expect(await loaded).toBe('desistiu');
    expect(load).toHaveBeenCalledTimes(2);
    expect(isRetrying()).toBe(false);
  });

  it('is not waited for without a connection, nor where the file itself is wrong', async () => {
    const wrong = vi.fn(async () => {
      throw new Error('undefined is not a function');
    });
    await expect(withRetry(wrong)).rejects.toThrow('undefined is not a function');
    vi.stubGlobal('navigator', { onLine: false });
    const load = vi.fn(async () => {
      throw lost();
    });
    await expect(withRetry(load)).rejects.toThrow('Failed to fetch');
    expect(wrong).toHaveBeenCalledOnce();
    expect(load).toHaveBeenCalledOnce();
  });
});

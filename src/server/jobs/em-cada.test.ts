import { expect, it } from 'vitest';
import { emCada } from './em-cada.ts';

it('does the others when one fails, and fails afterwards', async () => {
  const done: number[] = [];
  const run = emCada([1, 2, 3], async (n) => {
    if (n === 2) throw new Error('two');
    done.push(n);
  });
  await expect(run).rejects.toThrow('1 of 3 failed');
  expect(done).toEqual([1, 3]);
});

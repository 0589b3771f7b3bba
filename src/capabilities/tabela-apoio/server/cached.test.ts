import { expect, it } from 'vitest';
import { cached } from './cached.ts';

it('reads once, also when asked twice at the same time', async () => {
  let reads = 0;
  const read = cached(async () => {
    reads += 1;
    return reads;
  });
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

it('tries again after a failed read', async () => {
  let reads = 0;
  const read = cached(async () => {
    reads += 1;
    if (reads === 1) throw new Error('database away');
    return reads;
  });
  await expect(read()).rejects.toThrow('database away');
  expect(await read()).toBe(2);
});

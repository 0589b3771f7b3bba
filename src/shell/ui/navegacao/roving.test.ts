import { expect, it } from 'vitest';
import { rove } from './roving.ts';

it('moves along its own axis, around the ends', () => {
  expect(rove('ArrowRight', 2, 3, 'horizontal')).toBe(0);
  expect(rove('ArrowLeft', 0, 3, 'horizontal')).toBe(2);
  expect(rove('ArrowDown', 0, 3, 'vertical')).toBe(1);
  expect(rove('ArrowDown', 0, 3, 'horizontal')).toBeNull();
});

it('goes to the ends by Home and End', () => {
  expect(rove('Home', 2, 3, 'vertical')).toBe(0);
  expect(rove('End', 0, 3, 'vertical')).toBe(2);
});

it('goes nowhere in an empty list or by another key', () => {
  expect(rove('Home', 0, 0, 'vertical')).toBeNull();
  expect(rove('a', 0, 3, 'vertical')).toBeNull();
});

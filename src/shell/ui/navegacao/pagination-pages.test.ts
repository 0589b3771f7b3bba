import { expect, it } from 'vitest';
import { pageSlots } from './pagination-pages.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, 'gap-end', 10]],
  [4, 22, [1, 2, 3, 4, 5, 'gap-end', 22]],
  [10, 22, [1, 'gap-start', 9, 10, 11, 'gap-end', 22]],
  [19, 22, [1, 'gap-start', 18, 19, 20, 21, 22]],
  [22, 22, [1, 'gap-start', 21, 22]],
] as const)('page %i of %i shows %j', (current, pages, expected) => {
  expect(pageSlots(current, pages)).toEqual(expected);
});

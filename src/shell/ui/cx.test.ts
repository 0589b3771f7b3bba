import { expect, it } from 'vitest';
import { cx } from './cx.ts';

it('joins what applies', () => {
  expect(cx('a', false, null, undefined, '', 'b')).toBe('a b');
});

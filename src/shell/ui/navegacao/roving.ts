/** The index that an arrow, Home or End leads to, wrapping around; null for any other key. */
export function rove(
  key: string,
  current: number,
  count: number,
  axis: 'horizontal' | 'vertical',
): number | null {
  if (count === 0) return null;
  const [back, forth] = axis === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forth) return (current + 1) % count;
  if (key === back) return current <= 0 ? count - 1 : current - 1;
  return null;
}

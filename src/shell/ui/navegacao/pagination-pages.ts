export type PageSlot = number | 'gap-start' | 'gap-end';

const AROUND = 1;

/** First, last and the neighbours of the current page; a gap never hides a single page. */
export function pageSlots(current: number, pages: number): readonly PageSlot[] {
  const wanted = new Set([1, pages]);
  for (let page = current - AROUND; page <= current + AROUND; page += 1) wanted.add(page);
  if (current - AROUND === 3) wanted.add(2);
  if (current + AROUND === pages - 2) wanted.add(pages - 1);
  const shown = [...wanted].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b);
  const slots: PageSlot[] = [];
  for (const [index, page] of shown.entries()) {
    const before = shown[index - 1];
    if (before !== undefined && page - before > 1) slots.push(page <= current ? 'gap-start' : 'gap-end');
    slots.push(page);
  }
  return slots;
}

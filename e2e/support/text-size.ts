import type { Page } from '@playwright/test';

/** Doubles the size of text, as people can choose in their browser's settings (WCAG 1.4.4). */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/** What is outside the page, or cut off by its own box, one readable line each. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth - root.clientWidth;
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()} class="${element.className}"> ${element.textContent?.trim().slice(0, 40)}`;
    // Text only for screen readers is in a box of one pixel; the skip links are above the page.
    const isOnlyHeard = (element: Element): boolean =>
      (element instanceof HTMLElement && element.offsetWidth <= 1) ||
      (element.parentElement !== null && isOnlyHeard(element.parentElement));
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !isOnlyHeard(element) &&
      !element.closest('.br-skiplink');
    const hasOwnText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) => hasOwnText(element) && isShown(element),
    );
    const outside = texts.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > root.clientWidth + 1;
    });
    const isCutBy = (element: HTMLElement, box: HTMLElement) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const text = element.getBoundingClientRect();
      const room = box.getBoundingClientRect();
      return (
        (['hidden', 'clip'].includes(overflowX) && text.right > room.right + 1) ||
        (['hidden', 'clip'].includes(overflowY) && text.bottom > room.bottom + 1) ||
        (box === element && overflowX === 'hidden' && box.scrollWidth > box.clientWidth + 1)
      );
    };
    const cut = texts.filter((element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (box instanceof HTMLElement && element instanceof HTMLElement && isCutBy(element, box))
          return true;
      return false;
    });
    // In a button or field of fixed height, text overflows the edge instead of being hidden.
    const spilled = [...document.querySelectorAll<HTMLElement>('button, a.br-button, input, select')].filter(
      (element) =>
        isShown(element) &&
        element.clientHeight > 0 &&
        (element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2),
    );
    return [
      ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
      ...outside.map((element) => `outside the page: ${name(element)}`),
      ...cut.map((element) => `cut off: ${name(element)}`),
      ...spilled.map((element) => `larger than its box: ${name(element)}`),
    ];
  });

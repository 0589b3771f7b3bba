const FOCUSABLE =
  'a[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[contenteditable="true"],[tabindex]';

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.closest('[hidden],[inert]') === null &&
  !(element instanceof HTMLInputElement && element.type === 'hidden');

export const focusableIn = (root: HTMLElement): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isReachable);

/** Where Tab must go to stay within `root`; null when the browser's own order is right. */
export function nextInTrap(
  root: HTMLElement,
  current: Element | null,
  backwards: boolean,
): HTMLElement | null {
  const elements = focusableIn(root);
  const first = elements[0];
  const last = elements.at(-1);
  if (!first || !last) return root;
  const outside = current === root || !root.contains(current);
  if (backwards && (current === first || outside)) return last;
  if (!backwards && (current === last || !root.contains(current))) return first;
  return null;
}

/** Makes everything else on the page unreachable; returns a function that undoes exactly that. */
export function isolate(layer: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && element !== layer && !element.hasAttribute('inert'),
  );
  for (const element of others) element.setAttribute('inert', '');
  return () => {
    for (const element of others) element.removeAttribute('inert');
  };
}

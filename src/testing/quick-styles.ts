/**
 * jsdom matches every rule of its own style sheet against an element each time somebody asks how it is shown, and each
 * query by role asks it of every element on the page: a fifth of the time of the component tests. The style sheets of
 * the product are not loaded in them, so what an element is shown as follows from its kind, which is worked out once,
 * and from its own `style`. Any other question, and any page with a style sheet, goes to jsdom.
 */
const complete = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

const kindOf = (element: Element): string => {
  const parent = element.parentElement;
  return [
    element.localName,
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    element.getAttribute('type'),
    parent?.localName === 'details' && !parent.hasAttribute('open'),
    parent !== null || element === document.documentElement,
  ].join();
};

/** An element's `style` is made the first time it is asked for, and most elements have nothing in it. */
const inlineOf = (element: Element): CSSStyleDeclaration | undefined =>
  element.hasAttribute('style')
    ? ((element as HTMLElement | SVGElement).style as CSSStyleDeclaration | undefined)
    : undefined;

const displayOf = (element: Element): string => {
  const own = inlineOf(element)?.display;
  if (own) return own;
  const kind = kindOf(element);
  let display = displays.get(kind);
  if (display === undefined) {
    display = complete(element).display;
    displays.set(kind, display);
  }
  return display;
};

const visibilityOf = (element: Element): string => {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const own = inlineOf(one)?.visibility;
    if (own && own !== 'inherit') return own;
  }
  return 'visible';
};

const answers: Readonly<Record<string, (element: Element) => string>> = {
  display: displayOf,
  visibility: visibilityOf,
  pointerEvents: (element) => inlineOf(element)?.pointerEvents || 'auto',
};

window.getComputedStyle = (element, pseudo) => {
  if (pseudo || document.styleSheets.length > 0 || !element.isConnected) return complete(element, pseudo);
  let asked: CSSStyleDeclaration | undefined;
  const whole = (): CSSStyleDeclaration => {
    asked ??= complete(element);
    return asked;
  };
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      const answer = typeof name === 'string' ? answers[name] : undefined;
      if (answer) return answer(element);
      if (name === 'getPropertyValue')
        return (property: string) => answers[property]?.(element) ?? whole().getPropertyValue(property);
      const value: unknown = Reflect.get(whole(), name);
      return typeof value === 'function' ? value.bind(whole()) : value;
    },
  });
};

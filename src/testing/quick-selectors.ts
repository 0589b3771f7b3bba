/**
 * A query by text or by role asks of each element on the page whether it matches a list of selectors that each begin
 * with a kind (`script, style`; `input[type=submit], …`; the hundred of the implicit roles). An element of none of
 * those kinds does not match, and jsdom need not be asked. Any other selector, and any element of those kinds, goes to
 * it.
 */
const ONE = /^([a-z][a-z0-9]*)(?:\[[^\][\s,]*\]|:not\(\[[^\][\s,]*\]\))*$/;
const kinds = new Map<string, ReadonlySet<string> | null>();

const kindsOf = (selector: string): ReadonlySet<string> | null => {
  const found = new Set<string>();
  for (const part of selector.split(',')) {
    const kind = ONE.exec(part.trim())?.[1];
    if (!kind) return null;
    found.add(kind);
  }
  return found;
};

const knownKindsOf = (selector: string): ReadonlySet<string> | null => {
  let known = kinds.get(selector);
  if (known === undefined) {
    known = kindsOf(selector);
    kinds.set(selector, known);
  }
  return known;
};

const askJsdom: (this: Element, selector: string) => boolean = Element.prototype.matches;

function matches(this: Element, selector: string): boolean {
  const wanted = knownKindsOf(selector);
  return (wanted === null || wanted.has(this.localName)) && askJsdom.call(this, selector);
}

Object.assign(Element.prototype, { matches });

/**
 * jsdom knows the attribute `inert` but not the property, which react-aria looks for once, when it
 * is loaded, before making the page behind a dialog inert. Without it, react-aria only hides that
 * page from screen readers, as in an old browser.
 */
Object.defineProperty(HTMLElement.prototype, 'inert', {
  configurable: true,
  get(this: HTMLElement) {
    return this.hasAttribute('inert');
  },
  set(this: HTMLElement, value: boolean) {
    this.toggleAttribute('inert', value);
  },
});

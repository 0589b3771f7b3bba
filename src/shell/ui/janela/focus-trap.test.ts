import { afterEach, expect, it } from 'vitest';
import { focusableIn, isolate, nextInTrap } from './focus-trap.ts';

afterEach(() => document.body.replaceChildren());

function box(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

it('finds only what Tab would reach', () => {
  const root = box(
    '<a href="/x">a</a><button disabled>b</button><input type="hidden"><p tabindex="-1">c</p><div hidden><button>d</button></div><button>e</button>',
  );
  expect(focusableIn(root).map((element) => element.textContent)).toEqual(['a', 'e']);
});

it('turns around at both ends and leaves the middle to the browser', () => {
  const root = box('<button>a</button><button>b</button><button>c</button>');
  const [a, b, c] = focusableIn(root);
  expect(nextInTrap(root, c ?? null, false)).toBe(a);
  expect(nextInTrap(root, a ?? null, true)).toBe(c);
  expect(nextInTrap(root, b ?? null, false)).toBeNull();
});

it('keeps the focus on the box itself when nothing inside can have it', () => {
  const root = box('<p>texto</p>');
  expect(nextInTrap(root, root, false)).toBe(root);
});

it('undoes only the inertness it made', () => {
  const already = box('');
  already.setAttribute('inert', '');
  const page = box('');
  const layer = box('');
  const release = isolate(layer);
  expect([page, layer].map((element) => element.hasAttribute('inert'))).toEqual([true, false]);
  release();
  expect([already, page].map((element) => element.hasAttribute('inert'))).toEqual([true, false]);
});

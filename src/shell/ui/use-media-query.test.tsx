import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useMediaQuery } from './use-media-query.ts';

afterEach(() => vi.unstubAllGlobals());

const Page = () => <p>{useMediaQuery('(max-width: 574.98px)') ? 'estreita' : 'larga'}</p>;

it('follows the window', () => {
  const list = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => list);
  const { container } = render(<Page />);
  expect(container.textContent).toBe('larga');
  act(() => {
    list.matches = true;
    list.dispatchEvent(new Event('change'));
  });
  expect(container.textContent).toBe('estreita');
});

it('takes the wide layout where the browser cannot tell', () => {
  vi.stubGlobal('matchMedia', undefined);
  expect(render(<Page />).container.textContent).toBe('larga');
});

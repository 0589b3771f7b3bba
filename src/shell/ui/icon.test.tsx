import { faHome } from '@fortawesome/free-solid-svg-icons/faHome.js';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon } from './icon.tsx';

it('draws the glyph and hides it from screen readers', () => {
  const { container } = render(<Icon icon={faHome} size="2x" />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getAttribute('viewBox')).toBe('0 0 576 512');
  expect(svg?.querySelector('path')?.getAttribute('d')).toBe(faHome.icon[4]);
  expect(svg?.dataset.size).toBe('2x');
});

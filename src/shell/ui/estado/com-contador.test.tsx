import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComContador } from './com-contador.tsx';

it.each([
  [0, ''],
  [3, '3'],
  [99, '99'],
  [100, '99+'],
])('shows %i as %j', (numero, mostrado) => {
  const { container } = render(<ComContador numero={numero}>{null}</ComContador>);
  expect(container.textContent).toBe(mostrado);
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dicas } from './dicas.tsx';

it.each([
  [4, 'E mais 1, que aparece conforme você ajusta estas.'],
  [5, 'E mais 2, que aparecem conforme você ajusta estas.'],
])('of %d advices says how many are still to come, in the right number', (total, frase) => {
  const texto = Array.from({ length: total }, () => 'Outrossim, foi feito.').join(' ');
  render(<Dicas texto={texto} onMostrar={() => undefined} />);
  expect(screen.getByText(frase)).toBeDefined();
});

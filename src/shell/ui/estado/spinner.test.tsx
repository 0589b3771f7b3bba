import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Spinner } from './spinner.tsx';

it('says what is being waited for', () => {
  render(<Spinner label="Buscando…" hiddenLabel />);
  expect(screen.getByRole('status').textContent).toBe('Buscando…');
});

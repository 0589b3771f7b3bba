import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Switch } from './switch.tsx';

it('turns on and off by mouse and keyboard, and says what it does', async () => {
  render(<Switch label="Alto contraste" help="Fundo preto." />);
  const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Alto contraste' });
  expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Fundo preto.',
  );
  await userEvent.click(screen.getByText('Alto contraste'));
  expect(control.checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(control.checked).toBe(false);
});

it('does not answer while disabled', async () => {
  render(<Switch label="Alto contraste" disabled />);
  await userEvent.click(screen.getByText('Alto contraste'));
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';

it('is ticked by its label and by Space', async () => {
  const onChange = vi.fn();
  render(<Checkbox label="Aceito" onChange={onChange} />);
  await userEvent.click(screen.getByText('Aceito'));
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  expect(onChange).toHaveBeenCalledTimes(2);
});

it('shows the mixed state', () => {
  render(<Checkbox label="Todos" indeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
});

it('ties the error to the box', () => {
  render(<Checkbox label="Aceito" error="Marque para continuar." />);
  const box = screen.getByRole('checkbox');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Marque para continuar.',
  );
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

it('still has a name when its label is hidden', () => {
  render(<Checkbox label="Selecionar 00106" hiddenLabel />);
  expect(screen.getByRole('checkbox', { name: 'Selecionar 00106' })).toBeTruthy();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'sim', label: 'Sim' },
  { value: 'parte', label: 'Em parte', disabled: true },
  { value: 'nao', label: 'Não', help: 'Conte o que faltou.' },
];

it('is a named group whose arrows move over the options that can be chosen', async () => {
  render(<RadioGroup label="Resolvida?" options={options} defaultValue="sim" name="resolvida" />);
  expect(screen.getByRole('radiogroup', { name: 'Resolvida?' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Não/ }).checked).toBe(true);
});

it('tells the group what is wrong', () => {
  render(<RadioGroup label="Resolvida?" options={options} error="Escolha uma opção." required />);
  const group = screen.getByRole('radiogroup');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Escolha uma opção.',
  );
});

it('obeys a controlled value', () => {
  render(<RadioGroup label="Resolvida?" options={options} value="nao" />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Não/ }).checked).toBe(true);
});

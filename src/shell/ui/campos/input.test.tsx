import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Input, PasswordInput } from './input.tsx';

const describedBy = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('Input', () => {
  it('is named by its label and described by help and error, in that order', () => {
    render(<Input label="CPF" help="Só números." error="Campo inválido!" />);
    const input = screen.getByLabelText('CPF');
    expect(describedBy(input)).toEqual(['Só números.', 'Campo inválido!']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('announces what is required without the browser enforcing it', () => {
    render(<Input label="Nome" required />);
    const input = screen.getByLabelText('Nome');
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(input.hasAttribute('required')).toBe(false);
  });

  it('marks an optional field in its label', () => {
    render(<Input label="Telefone" optional />);
    expect(screen.getByLabelText('Telefone (opcional)')).toBeTruthy();
  });

  it('has no description when there is nothing to say', () => {
    render(<Input label="Nome" />);
    expect(screen.getByLabelText('Nome').hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('PasswordInput', () => {
  it('shows and hides what was typed, keeping it', async () => {
    render(<PasswordInput label="Senha" />);
    const input = screen.getByLabelText<HTMLInputElement>('Senha');
    await userEvent.type(input, 'Demo@2026');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(input.type).toBe('text');
    expect(input.value).toBe('Demo@2026');
    await userEvent.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(input.type).toBe('password');
  });
});

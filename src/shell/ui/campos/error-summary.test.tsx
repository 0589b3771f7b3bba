import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';
import { Input } from './input.tsx';
import { RadioGroup } from './radio-group.tsx';

const errors = [
  { fieldId: 'cpf', message: 'Campo inválido!' },
  { fieldId: 'resposta', message: 'O campo Resposta é obrigatório!' },
];
const Page = ({
  attempt,
  list = errors,
}: {
  attempt: number;
  list?: { fieldId?: string; message: string }[];
}) => (
  <>
    <ErrorSummary errors={list} attempt={attempt} />
    <Input id="cpf" label="CPF" />
    <RadioGroup id="resposta" label="Resposta" options={[{ value: 'email', label: 'E-mail' }]} />
  </>
);

describe('ErrorSummary', () => {
  it('takes the focus and leads to each field', async () => {
    render(<Page attempt={1} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(screen.getByText('Há 2 campos para corrigir:')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Campo inválido!' }));
    expect(document.activeElement).toBe(screen.getByLabelText('CPF'));
    await userEvent.click(screen.getByRole('link', { name: 'O campo Resposta é obrigatório!' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'E-mail' }));
  });

  it('takes the focus again at a new attempt, and not when only the list changes', () => {
    const { rerender } = render(<Page attempt={1} />);
    screen.getByLabelText('CPF').focus();
    rerender(<Page attempt={1} list={errors.slice(0, 1)} />);
    expect(document.activeElement).toBe(screen.getByLabelText('CPF'));
    expect(screen.getByText('Há um campo para corrigir:')).toBeTruthy();
    rerender(<Page attempt={2} />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
  });

  it('is not there without errors, and does not link what has no field', () => {
    const { rerender } = render(<Page attempt={1} list={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<Page attempt={2} list={[{ message: 'Protocolo não encontrado.' }]} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Protocolo não encontrado.')).toBeTruthy();
  });
});

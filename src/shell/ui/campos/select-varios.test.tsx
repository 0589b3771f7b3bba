import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SelectVarios } from './select-varios.tsx';

const opcoes = [
  { value: '1', label: 'Ana Analista' },
  { value: '2', label: 'Beto Básico' },
];

function Exemplo() {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <SelectVarios
      label="Para quem"
      nomeDaLista="Quem recebe"
      options={opcoes}
      values={values}
      onChange={setValues}
    />
  );
}
const campo = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Para quem' });
const escolhidas = () =>
  within(screen.getByRole('list', { name: 'Quem recebe' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const escolher = async (texto: string) => {
  await userEvent.type(campo(), texto);
  await userEvent.keyboard('{ArrowDown}{Enter}');
};

describe('choosing several out of a list', () => {
  it('lists each choice, empties the field for the next one and stays at it', async () => {
    render(<Exemplo />);
    await escolher('Ana');
    expect(escolhidas()).toEqual(['Ana Analista']);
    expect(campo().value).toBe('');
    expect(document.activeElement).toBe(campo());
    await escolher('Beto');
    expect(escolhidas()).toEqual(['Ana Analista', 'Beto Básico']);
  });

  it('offers again what was taken back', async () => {
    render(<Exemplo />);
    await escolher('Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Remover Ana Analista' }));
    expect(escolhidas()).toEqual([]);
    await escolher('Ana');
    expect(escolhidas()).toEqual(['Ana Analista']);
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { campo } from '#kernel/validacao/campo.ts';
import { dataExistente } from '#kernel/validacao/regras-de-data.ts';
import { CampoData, CampoPeriodo } from './campo-data.tsx';
import { CampoSelect } from './campo-select.tsx';
import { BotaoEnviar, Formulario } from './formulario.tsx';
import { useFormulario } from './use-formulario.ts';

const schema = z.object({
  perfil: campo('Perfil', z.string().min(1)),
  data: campo('Data', z.string().check(dataExistente())),
  periodo: campo('Período', z.string().min(1)),
});
const options = [
  { value: '2', label: 'Gestor' },
  { value: '3', label: 'Respondente' },
];

function Page({
  onSubmit,
  onChange,
}: {
  onSubmit: (values: unknown) => void;
  onChange?: (value: string) => void;
}) {
  const form = useFormulario(schema, { defaultValues: { perfil: '', data: '', periodo: '' } });
  return (
    <Formulario form={form} onSubmit={onSubmit}>
      <CampoSelect name="perfil" label="Perfil" options={options} onChange={onChange} required />
      <CampoData name="data" label="Data" />
      <CampoPeriodo name="periodo" label="Período" />
      <BotaoEnviar>Enviar</BotaoEnviar>
    </Formulario>
  );
}
const perfil = () => screen.getByRole('combobox', { name: 'Perfil' });

describe('bound heavy fields', () => {
  it('S5-01 the select validates on leaving and again, at once, on choosing', async () => {
    const onChange = vi.fn();
    render(<Page onSubmit={() => undefined} onChange={onChange} />);
    await userEvent.click(perfil());
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await screen.findByText('O campo Perfil é obrigatório!');
    await userEvent.click(perfil());
    await userEvent.click(screen.getByRole('option', { name: 'Respondente' }));
    await waitFor(() => expect(screen.queryByText('O campo Perfil é obrigatório!')).toBeNull());
    expect(onChange).toHaveBeenLastCalledWith('3');
  });

  it('a date validates when it is whole or left, not while typed', async () => {
    render(<Page onSubmit={() => undefined} />);
    await userEvent.type(screen.getByLabelText('Data'), '3102');
    expect(screen.queryByText('Campo inválido!')).toBeNull();
    await userEvent.tab();
    await screen.findByText('Campo inválido!');
    await userEvent.clear(screen.getByLabelText('Data'));
    await userEvent.type(screen.getByLabelText('Data'), '12032026');
    await waitFor(() => expect(screen.queryByText('Campo inválido!')).toBeNull());
  });

  it('sends the values chosen', async () => {
    const onSubmit = vi.fn();
    render(<Page onSubmit={onSubmit} />);
    await userEvent.type(perfil(), 'gest{ArrowDown}{Enter}');
    await userEvent.type(screen.getByLabelText('De'), '01032026');
    await userEvent.type(screen.getByLabelText('Até'), '31032026');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.lastCall?.[0]).toEqual({
      perfil: '2',
      data: '',
      periodo: '01/03/2026 até 31/03/2026',
    });
  });

  it('leads from the summary to the select', async () => {
    render(<Page onSubmit={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
    await userEvent.click(await screen.findByRole('link', { name: 'O campo Perfil é obrigatório!' }));
    expect(document.activeElement).toBe(perfil());
  });
});

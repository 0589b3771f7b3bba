import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Respostas, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { banco } from '#testing/idb.ts';
import { Notas } from './notas.tsx';

const LISTAR = 'GET /tratamento/42/notas';
const ESCREVER = 'POST /tratamento/42/notas';
const colegas = [
  { idUsuario: 7, nome: 'Renata Oliveira' },
  { idUsuario: 8, nome: 'Gil Gestor' },
];
const nota = {
  idNota: 1,
  autor: 'Gil Gestor (CGU)',
  texto: 'Conferir a escala.',
  mencionados: [{ idUsuario: 7, nome: 'Renata Oliveira' }],
  criadaEm: '2026-03-05T13:00:00Z',
};

const mostrar = (outras: Respostas = {}) => {
  const chamadas = servir({ [LISTAR]: { body: { notas: [nota], colegas } }, ...outras });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Notas idManifestacao={42} />
    </QueryClientProvider>,
  );
  return chamadas;
};

afterEach(() => {
  vi.unstubAllGlobals();
  banco.clear();
});

const mencionar = async (nome: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: /Mencionar/ }));
  await userEvent.click(await screen.findByRole('option', { name: nome }));
};

describe('internal notes', () => {
  it('say that the citizen never sees them, who wrote each and for whom', async () => {
    mostrar();
    expect(await screen.findByText('Conferir a escala.')).toBeDefined();
    expect(screen.getByText(/O cidadão nunca as vê/)).toBeDefined();
    expect(screen.getByText('Gil Gestor (CGU)')).toBeDefined();
    expect(screen.getByText('Para Renata Oliveira')).toBeDefined();
  });

  it('mention colleagues chosen from the list, each once, and let go of them again', async () => {
    const chamadas = mostrar({ [ESCREVER]: { body: { idNota: 2 } } });
    await userEvent.type(await screen.findByRole('textbox', { name: /Nova nota/ }), 'Veja isto.');
    await mencionar('Renata Oliveira');
    await mencionar('Gil Gestor');
    const escolhidos = screen.getByRole('list', { name: 'Pessoas mencionadas' });
    await userEvent.click(within(escolhidos).getByRole('button', { name: 'Remover Gil Gestor' }));
    await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await screen.findByText('Nota guardada.')).toBeDefined();
    expect(chamadas.find(({ key }) => key === ESCREVER)?.body).toEqual({
      texto: 'Veja isto.',
      mencionados: [7],
    });
    expect(screen.getByRole('textbox', { name: /Nova nota/ })).toHaveProperty('value', '');
    expect(banco.size).toBe(0);
  });

  it('keep what was typed in this browser until it is sent', async () => {
    mostrar();
    await userEvent.type(await screen.findByRole('textbox', { name: /Nova nota/ }), 'Pela metade');
    await waitFor(() => expect(banco.get('42 nota')).toMatchObject({ texto: 'Pela metade' }));
  });

  it('say why one was refused, beside what it is about', async () => {
    mostrar({ [ESCREVER]: recusa(400, 'Só é possível mencionar quem trabalha neste órgão.') });
    await userEvent.type(await screen.findByRole('textbox', { name: /Nova nota/ }), 'Veja isto.');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(await screen.findByText(/Só é possível mencionar quem trabalha/)).toBeDefined();
  });

  it('can be asked for again when they do not come', async () => {
    mostrar({ [LISTAR]: recusa(500, 'Estamos em manutenção.') });
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

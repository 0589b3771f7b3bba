import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import type { EstadoDoCalendario } from '../contract.ts';
import CalendarioPage from './calendario-page.tsx';

const ENDERECO = 'https://escuta.exemplo/api/app-web/v1/calendario/segredo.ics';
const desligado: EstadoDoCalendario = {
  ligado: false,
  alcance: 'meus',
  daEquipe: true,
  criadoEm: null,
  lidoEm: null,
};
const ligado: EstadoDoCalendario = { ...desligado, ligado: true, criadoEm: '2026-03-12' };
const LER = 'GET /calendario';

beforeEach(() => signIn(aGestor()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  usuarioStore.set(null);
});

const abrirPagina = () => abrir(CalendarioPage, '/usuario/calendario', '/usuario/calendario');

describe('M10 the screen of the calendar', () => {
  it('says what never appears, and shows the address as soon as it is switched on', async () => {
    let estado = desligado;
    servir({
      [LER]: () => ({ body: estado }),
      'POST /calendario/endereco': () => {
        estado = ligado;
        return { body: { endereco: ENDERECO } };
      },
    });
    abrirPagina();
    expect(await screen.findByText(/Denúncias, comunicações de irregularidade/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Ligar o calendário' }));
    expect(await screen.findByText(ENDERECO)).toBeDefined();
    expect(await screen.findByText('Este endereço é só seu.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mostrar o endereço' })).toBeNull();
  });

  it('shows the address only when asked, and asks before it changes it', async () => {
    const chamadas = servir({
      [LER]: { body: ligado },
      'POST /calendario/mostrar': { body: { endereco: ENDERECO } },
      'POST /calendario/endereco': { body: { endereco: `${ENDERECO}2` } },
    });
    abrirPagina();
    const mostrar = await screen.findByRole('button', { name: 'Mostrar o endereço' });
    expect(screen.queryByText(ENDERECO)).toBeNull();
    await userEvent.click(mostrar);
    expect(await screen.findByText(ENDERECO)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Trocar o endereço' }));
    const janela = await screen.findByRole('dialog');
    await userEvent.click(within(janela).getByRole('button', { name: 'Trocar' }));
    expect(await screen.findByText(`${ENDERECO}2`)).toBeDefined();
    expect(chamadas.filter(({ key }) => key.startsWith('POST')).map(({ key }) => key)).toEqual([
      'POST /calendario/mostrar',
      'POST /calendario/endereco',
    ]);
  });

  it('lets staff choose what comes of their work, and shows a refusal', async () => {
    servir({ [LER]: { body: ligado }, 'PUT /calendario': recusa(409, 'O calendário está desligado.') });
    abrirPagina();
    await userEvent.click(await screen.findByRole('radio', { name: /Todos os casos/ }));
    expect(await screen.findByText('O calendário está desligado.')).toBeDefined();
  });
});

// Loaded before the bell asks for it, so that no test waits for a chunk.
import './painel-de-alertas.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { abrir, recusa, servir } from '#capabilities/codigo-acesso/web/testing-navegador.tsx';
import { usuarioStore } from '#shell/session/session.ts';
import { aCidada, aGestor, signIn } from '#testing/pessoa-no-navegador.ts';
import SinoDeAlertas from './sino.tsx';
import { CONTAGEM, contagem, LIDOS, LISTA, lista, umAlerta } from './testing-alerta.ts';

const open = (usuario = aGestor()) => {
  signIn(usuario);
  abrir(SinoDeAlertas, '/inicio', '/inicio');
};
const sino = (nome: RegExp | string) => screen.findByRole('button', { name: nome });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Signing out makes the query layer forget what this person saw.
  act(() => usuarioStore.set(null));
});

describe('the bell', () => {
  it('says how many alerts are new, in words too', async () => {
    servir({ [CONTAGEM]: contagem(3) });
    open();
    const botao = await sino('Alertas: 3 novos');
    expect(botao.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText('3')).toBeDefined();
  });

  it.each([
    ['a cadastrador', 11],
    ['a citizen', 4],
  ])('is not for %s, and asks for nothing', async (_, idPerfil) => {
    const chamadas = servir({});
    open(aCidada({ perfilAtual: { idPerfil, descPerfil: '' } }));
    expect(await screen.findByLabelText('endereço')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
    expect(chamadas).toEqual([]);
  });

  it('stays silent when the count cannot be had', async () => {
    servir({ [CONTAGEM]: recusa(500, 'Erro.') });
    open();
    expect(await sino('Alertas: nenhum novo')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('opens the newest, takes the focus, and gives it back on Escape', async () => {
    servir({ [CONTAGEM]: contagem(1), [LISTA]: lista([umAlerta(1), umAlerta(2, { lido: true })]) });
    open();
    const botao = await sino('Alertas: 1 novo');
    await userEvent.click(botao);
    const painel = screen.getByRole('dialog', { name: 'Alertas' });
    expect(await within(painel).findByRole('link', { name: 'Alerta número 1.' })).toBeDefined();
    expect(within(painel).getAllByText('Novo')).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Alertas');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(botao);
  });

  it('closes on a press outside and when the keyboard leaves it', async () => {
    servir({ [CONTAGEM]: contagem(0), [LISTA]: lista([]) });
    open();
    await userEvent.click(await sino(/Alertas/));
    await screen.findByText('Nenhum alerta');
    await userEvent.click(screen.getByLabelText('endereço'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await sino(/Alertas/));
    await screen.findByText('Nenhum alerta');
    await userEvent.tab({ shift: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the case and marks that alert read', async () => {
    const chamadas = servir({
      [CONTAGEM]: contagem(1),
      [LISTA]: lista([umAlerta(1)]),
      [LIDOS]: { body: { ok: true } },
    });
    open();
    await userEvent.click(await sino(/Alertas/));
    await userEvent.click(await screen.findByRole('link', { name: 'Alerta número 1.' }));
    expect(screen.getByLabelText('endereço').textContent).toBe('/manifestacao/detalhar/41#tratar-notas');
    await waitFor(() => expect(chamadas.find(({ key }) => key === LIDOS)?.body).toEqual({ alertas: [1] }));
  });

  it('leads a colaborador to their own steps: the case is not theirs to see', async () => {
    servir({ [CONTAGEM]: contagem(1), [LISTA]: lista([umAlerta(1)]) });
    open(aGestor({ perfilAtual: { idPerfil: 12, descPerfil: 'Colaborador' } }));
    await userEvent.click(await sino(/Alertas/));
    const link = await screen.findByRole('link', { name: 'Alerta número 1.' });
    expect(link.getAttribute('href')).toBe('/manifestacao/colaborar');
  });

  it('marks all read at once, and keeps the keyboard where it was', async () => {
    let naoLidos = 2;
    const chamadas = servir({
      [CONTAGEM]: () => contagem(naoLidos),
      [LISTA]: () => lista([umAlerta(1, { lido: naoLidos === 0 })]),
      [LIDOS]: () => {
        naoLidos = 0;
        return { body: { ok: true } };
      },
    });
    open();
    await userEvent.click(await sino('Alertas: 2 novos'));
    const marcar = await screen.findByRole('button', { name: 'Marcar todos como lidos' });
    await userEvent.click(marcar);
    expect(await sino('Alertas: nenhum novo')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Novo')).toBeNull());
    expect(chamadas.find(({ key }) => key === LIDOS)?.body).toEqual({});
    expect(document.activeElement).toBe(marcar);
    expect(screen.getByText('Todos os alertas foram marcados como lidos.')).toBeDefined();
  });

  it('asks again every minute, announces what came, and reads no list by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let naoLidos = 1;
    const chamadas = servir({ [CONTAGEM]: () => contagem(naoLidos) });
    open();
    await sino('Alertas: 1 novo');
    expect(screen.queryByText(/alertas? novos?\./)).toBeNull();
    naoLidos = 3;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await sino('Alertas: 3 novos')).toBeDefined();
    expect(screen.getByText('2 alertas novos.').getAttribute('role')).toBe('status');
    expect(new Set(chamadas.map(({ key }) => key))).toEqual(new Set([CONTAGEM]));
  });

  it('offers those that come while the panel is open instead of moving what is being read', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    let naoLidos = 1;
    servir({
      [CONTAGEM]: () => contagem(naoLidos),
      [LISTA]: () => lista(naoLidos === 1 ? [umAlerta(1)] : [umAlerta(2), umAlerta(1)]),
    });
    open();
    await user.click(await sino('Alertas: 1 novo'));
    await screen.findByRole('link', { name: 'Alerta número 1.' });
    naoLidos = 2;
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    const mostrar = await screen.findByRole('button', { name: 'Mostrar os que acabaram de chegar' });
    expect(screen.queryByRole('link', { name: 'Alerta número 2.' })).toBeNull();
    await user.click(mostrar);
    expect(await screen.findByRole('link', { name: 'Alerta número 2.' })).toBeDefined();
  });
});

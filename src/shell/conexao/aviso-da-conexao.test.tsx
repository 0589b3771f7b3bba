import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AvisoDaConexao } from './aviso-da-conexao.tsx';
import { conexaoStore } from './conexao.ts';
import { novaVersaoStore } from './nova-versao.ts';

const internet = (isOnline: boolean) =>
  act(() => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  conexaoStore.set(true);
  novaVersaoStore.set(null);
});

describe('the connection', () => {
  it('is said to be lost at once, in a place that screen readers hear, and then to be back', () => {
    render(<AvisoDaConexao aoVoltar={<p>O que espera</p>} />);
    const lugar = screen.getByRole('status');
    expect(lugar.textContent).toBe('');
    internet(false);
    expect(lugar.textContent).toContain('Você está sem internet. O que você escreve continua aqui.');
    expect(screen.queryByText('O que espera')).toBeNull();
    internet(true);
    expect(lugar.textContent).toBe('A internet voltou.');
    expect(screen.getByText('O que espera')).toBeDefined();
  });
});

describe('a new version', () => {
  it('is offered, never forced', async () => {
    const usar = vi.fn();
    render(<AvisoDaConexao aoVoltar={null} />);
    expect(screen.queryByText(/Nova versão disponível/)).toBeNull();
    act(() => novaVersaoStore.set({ usar }));
    await userEvent.click(screen.getByRole('button', { name: 'Atualizar agora' }));
    expect(usar).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Depois' }));
    expect(screen.queryByText(/Nova versão disponível/)).toBeNull();
  });
});

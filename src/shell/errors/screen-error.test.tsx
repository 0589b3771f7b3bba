import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOAD_FAILURE_TITLE, rememberLoadFailure } from '#shell/navegacao/load-failures.ts';
import { addMessage, clearMessages, messagesStore } from '#shell/notifications/messages.ts';
import ScreenError from './screen-error.tsx';

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, reload });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  clearMessages();
});

/** A screen whose file could not be fetched, as the bundler reports it. */
const openWhatCannotBeLoaded = async ({ onLine }: { readonly onLine: boolean }) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const failure = new TypeError('Failed to fetch dynamically imported module');
  rememberLoadFailure(failure);
  addMessage({ type: 'warning', title: LOAD_FAILURE_TITLE, text: 'Recarregue' });
  addMessage({ type: 'info', text: 'outra' });
  const router = createMemoryRouter([
    {
      path: '/',
      lazy: () => Promise.reject(failure),
      ErrorBoundary: ScreenError,
      hydrateFallbackElement: <p />,
    },
  ]);
  render(<RouterProvider router={router} />);
  return screen.findByRole('heading', { level: 1 });
};

describe('S4-11 a screen that cannot be loaded', () => {
  it('offline: says so with a button, and goes on by itself once the connection is back', async () => {
    expect((await openWhatCannotBeLoaded({ onLine: false })).textContent).toBe('Você está sem conexão');
    expect(screen.getByRole('button', { name: 'Recarregar a página' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('online, after a new version: says what may have happened, with a button that reloads', async () => {
    const title = await openWhatCannotBeLoaded({ onLine: true });
    expect(title.textContent).toBe('Não foi possível carregar esta página');
    window.dispatchEvent(new Event('online'));
    expect(reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Recarregar a página' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not say the same twice: the message gives way to the page, the others stay', async () => {
    await openWhatCannotBeLoaded({ onLine: true });
    expect(messagesStore.get().messages.map(({ text }) => text)).toEqual(['outra']);
  });
});

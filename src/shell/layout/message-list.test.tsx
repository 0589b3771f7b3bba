import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import {
  addMessage,
  clearMessages,
  messagesStore,
  setMessagesHidden,
  showMessage,
  showMessages,
} from '#shell/notifications/messages.ts';
import { MessageList } from './message-list.tsx';
import { resetShell } from './testing-layout.tsx';

afterEach(resetShell);

const texts = () => [...document.querySelectorAll('.message-body')].map((body) => body.textContent);

describe('messages', () => {
  it('S4-10 a single message replaces the list; one without a location stands on top', () => {
    render(<MessageList location="top" />);
    act(() => showMessage({ type: 'info', text: 'um' }));
    act(() => showMessage({ type: 'info', text: 'dois' }));
    expect(texts()).toEqual(['dois']);
  });

  it('S4-10 a list replaces the list and drops what has the same text and location', () => {
    render(<MessageList location="top" />);
    act(() => showMessage({ type: 'info', text: 'antes' }));
    const um = { type: 'info', text: 'um' } as const;
    act(() => showMessages([um, um, { ...um, location: 'bottom' }, { type: 'danger', text: 'dois' }]));
    expect(texts()).toEqual(['um', 'dois']);
    expect(messagesStore.get().messages).toHaveLength(3);
  });

  it('S4-10 add appends unless the same text stands at the same location', () => {
    render(<MessageList location="top" />);
    act(() => addMessage({ type: 'info', text: 'um' }));
    act(() => addMessage({ type: 'danger', text: 'um' }));
    act(() => addMessage({ type: 'info', text: 'dois' }));
    expect(texts()).toEqual(['um', 'dois']);
  });

  it('S4-10 shows each message at its own location', () => {
    render(<MessageList location="bottom" />);
    act(() =>
      showMessages([
        { type: 'info', text: 'cima' },
        { type: 'info', text: 'baixo', location: 'bottom' },
      ]),
    );
    expect(texts()).toEqual(['baixo']);
  });

  it.each([
    ['danger', 'Atenção:', 'shake'],
    ['success', 'Sucesso!', 'bounce'],
    ['info', 'Info:', 'bounce'],
    ['warning', 'Aviso:', 'bounce'],
  ] as const)('S4-10 a new %s message is titled "%s" and does a %s', (type, title, motion) => {
    render(<MessageList location="top" />);
    act(() => showMessage({ type, text: 'texto' }));
    expect(document.querySelector('.message-title')?.textContent).toBe(title);
    expect(document.querySelector('.br-message')?.getAttribute('data-motion')).toBe(motion);
  });

  it('S4-10 each has a button Fechar that removes it alone', async () => {
    render(<MessageList location="top" />);
    act(() =>
      showMessages([
        { type: 'info', text: 'um' },
        { type: 'info', text: 'dois' },
      ]),
    );
    const [first] = screen.getAllByRole('button', { name: 'Fechar' });
    if (first) await userEvent.click(first);
    expect(texts()).toEqual(['dois']);
  });

  it('S4-10 all can be hidden and shown again, or cleared', () => {
    render(<MessageList location="top" />);
    act(() => showMessage({ type: 'info', text: 'um' }));
    act(() => setMessagesHidden(true));
    expect(texts()).toEqual([]);
    act(() => setMessagesHidden(false));
    expect(texts()).toEqual(['um']);
    act(clearMessages);
    expect(texts()).toEqual([]);
  });

  it('renders simple markup and no scripts', () => {
    render(<MessageList location="top" />);
    act(() => showMessage({ type: 'info', text: 'veja <strong>isto</strong><img src=x onerror=alert(1)>' }));
    expect(document.querySelector('.message-body strong')?.textContent).toBe('isto');
    expect(document.querySelector('.message-body img')).toBeNull();
  });

  it('forgets the messages of a dialog with the dialog', () => {
    const { unmount } = render(<MessageList location="modal" />);
    act(() =>
      showMessages([
        { type: 'info', text: 'um', location: 'modal' },
        { type: 'info', text: 'fica' },
      ]),
    );
    expect(texts()).toEqual(['um']);
    unmount();
    expect(messagesStore.get().messages.map(({ text }) => text)).toEqual(['fica']);
  });
});

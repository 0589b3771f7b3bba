import { beforeEach, describe, expect, it } from 'vitest';
import {
  addMessage,
  clearMessages,
  messagesStore,
  removeMessage,
  setMessagesHidden,
  showMessage,
  showMessages,
} from './messages.ts';

const shown = () => messagesStore.get().messages;
const texts = () => shown().map((message) => message.text);

beforeEach(() => {
  clearMessages();
  setMessagesHidden(false);
});

describe('S4-10 the message store', () => {
  it('showing one message replaces the list', () => {
    addMessage({ type: 'info', text: 'a' });
    showMessage({ type: 'danger', text: 'b' });
    expect(texts()).toEqual(['b']);
  });

  it('showing a list replaces it and drops those with the same text and location', () => {
    addMessage({ type: 'info', text: 'velha' });
    showMessages([
      { type: 'info', text: 'a' },
      { type: 'danger', text: 'a' },
      { type: 'info', text: 'a', location: 'bottom' },
    ]);
    expect(shown().map(({ text, location }) => `${text}@${location}`)).toEqual(['a@top', 'a@bottom']);
  });

  it('adding appends unless the same text stands at the same location', () => {
    addMessage({ type: 'info', text: 'a' });
    addMessage({ type: 'warning', text: 'a' });
    addMessage({ type: 'info', text: 'b' });
    expect(texts()).toEqual(['a', 'b']);
  });

  it('removes one and clears all', () => {
    showMessages([
      { type: 'info', text: 'a' },
      { type: 'info', text: 'b' },
    ]);
    removeMessage(shown()[0]?.id ?? 0);
    expect(texts()).toEqual(['b']);
    clearMessages();
    expect(texts()).toEqual([]);
  });

  it('hides messages globally without losing them', () => {
    addMessage({ type: 'info', text: 'a' });
    setMessagesHidden(true);
    expect(messagesStore.get()).toMatchObject({ hidden: true, messages: [{ text: 'a' }] });
  });

  it.each([
    ['danger', 'Atenção:'],
    ['success', 'Sucesso!'],
    ['info', 'Info:'],
    ['warning', 'Aviso:'],
  ] as const)('gives a %s message without a title the title %s, and no location means top', (type, title) => {
    showMessage({ type, text: 'x' });
    expect(shown()[0]).toMatchObject({ title, location: 'top' });
  });
});

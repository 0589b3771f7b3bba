import { createStore } from '#shell/store.ts';

type MessageType = 'danger' | 'success' | 'info' | 'warning';
export type MessageLocation = 'top' | 'bottom' | 'modal';

/** Field and place names are fixed (S3-01). `text` may hold the few tags that RichText allows. */
export interface NewMessage {
  readonly type: MessageType;
  readonly text: string;
  readonly title?: string;
  readonly location?: MessageLocation;
}

export interface Message extends Required<NewMessage> {
  readonly id: number;
}

const defaultTitle: Readonly<Record<MessageType, string>> = {
  danger: 'Atenção:',
  success: 'Sucesso!',
  info: 'Info:',
  warning: 'Aviso:',
};

let lastId = 0;

const complete = (message: NewMessage): Message => ({
  location: 'top',
  ...message,
  title: message.title ?? defaultTitle[message.type],
  id: ++lastId,
});

const isSame = (a: Message, b: Message): boolean => a.text === b.text && a.location === b.location;

const withoutRepeats = (messages: readonly Message[]): Message[] =>
  messages.filter((message, index) => messages.findIndex((other) => isSame(other, message)) === index);

/** The messages shown now, in order; hiding them keeps the list (S4-10). */
export const messagesStore = createStore<{ readonly messages: readonly Message[]; readonly hidden: boolean }>(
  {
    messages: [],
    hidden: false,
  },
);

const setMessages = (change: (messages: readonly Message[]) => readonly Message[]): void =>
  messagesStore.set((state) => ({ ...state, messages: change(state.messages) }));

export const showMessage = (message: NewMessage): void => setMessages(() => [complete(message)]);

export const showMessages = (messages: readonly NewMessage[]): void =>
  setMessages(() => withoutRepeats(messages.map(complete)));

export const addMessage = (message: NewMessage): void =>
  setMessages((current) => withoutRepeats([...current, complete(message)]));

export const removeMessage = (id: number): void =>
  setMessages((current) => current.filter((message) => message.id !== id));

export const clearMessages = (): void => setMessages((current) => (current.length === 0 ? current : []));

export const setMessagesHidden = (hidden: boolean): void =>
  messagesStore.set((state) => ({ ...state, hidden }));

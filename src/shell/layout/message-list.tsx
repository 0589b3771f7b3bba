import { useEffect, useRef } from 'react';
import { type MessageLocation, messagesStore, removeMessage } from '#shell/notifications/messages.ts';
import { useStore } from '#shell/store.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { RichText } from '#shell/ui/rich-text.tsx';

/** What a dialog said ends with it; the next one must not begin with old words. */
const forgetModalMessages = (): void => {
  for (const { id, location } of messagesStore.get().messages) if (location === 'modal') removeMessage(id);
};

/** The messages of one place of the page (S4-10); dialogs show those of 'modal' with it. */
export function MessageList({ location }: { readonly location: MessageLocation }) {
  const list = useRef<HTMLDivElement>(null);
  const { messages, hidden } = useStore(messagesStore);
  const shown = hidden ? [] : messages.filter((message) => message.location === location);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    // What just happened must be seen also by who had scrolled away from it.
    if (newest !== undefined) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [newest]);
  useEffect(() => (location === 'modal' ? forgetModalMessages : undefined), [location]);
  return (
    <div ref={list} className="sh-messages" data-location={location}>
      {shown.map(({ id, type, title, text }) => (
        <Message key={id} type={type} title={title} onClose={() => removeMessage(id)}>
          <RichText html={text} />
        </Message>
      ))}
    </div>
  );
}

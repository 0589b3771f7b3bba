import { useEffect, useRef } from 'react';
import { type MessageLocation, messagesStore, removeMessage } from '#shell/notifications/messages.ts';
import { useStore } from '#shell/store.ts';
import { Message } from '#shell/ui/estado/message.tsx';
import { RichText } from '#shell/ui/rich-text.tsx';

/** A dialog's messages end with it; the next dialog must not begin with old ones. */
const forgetModalMessages = (): void => {
  for (const { id, location } of messagesStore.get().messages) if (location === 'modal') removeMessage(id);
};

/** The messages of one place on the page (S4-10); dialogs use it for those of 'modal'. */
export function MessageList({ location }: { readonly location: MessageLocation }) {
  const list = useRef<HTMLDivElement>(null);
  const { messages, hidden } = useStore(messagesStore);
  const shown = hidden ? [] : messages.filter((message) => message.location === location);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    // A new message must also be seen by people who had scrolled away.
    if (newest !== undefined) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' });
  }, [newest]);
  useEffect(() => (location === 'modal' ? forgetModalMessages : undefined), [location]);
  return (
    // The region stands before its messages come: one that enters already filled is not read by every screen reader.
    <div
      ref={list}
      className="sh-messages"
      data-location={location}
      role="status"
      aria-atomic="false"
      aria-relevant="additions"
    >
      {shown.map(({ id, type, title, text }) => (
        <Message key={id} type={type} title={title} inRegion onClose={() => removeMessage(id)}>
          <RichText html={text} />
        </Message>
      ))}
    </div>
  );
}

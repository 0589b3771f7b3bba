import { faAngleDown } from '@fortawesome/free-solid-svg-icons/faAngleDown.js';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../icon.tsx';

export interface CollapsibleProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly defaultOpen?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
}

function Panel({ title, children, open, defaultOpen = false, onToggle, headingLevel = 3 }: CollapsibleProps) {
  const id = useId();
  const [own, setOwn] = useState(defaultOpen);
  const expanded = open ?? own;
  const Heading = `h${headingLevel}` as const;
  const toggle = () => {
    setOwn(!expanded);
    onToggle?.(!expanded);
  };
  return (
    <>
      <div className="item">
        <Heading>
          <button
            type="button"
            className="header"
            id={`${id}-titulo`}
            aria-expanded={expanded}
            aria-controls={id}
            onClick={toggle}
          >
            <span className="icon">
              <Icon icon={faAngleDown} />
            </span>
            <span className="title">{title}</span>
          </button>
        </Heading>
      </div>
      <section className="content" id={id} hidden={!expanded} aria-labelledby={`${id}-titulo`}>
        {children}
      </section>
    </>
  );
}

/** One panel that opens and closes. */
export function Collapsible(props: CollapsibleProps) {
  return (
    <div className="br-accordion">
      <Panel {...props} />
    </div>
  );
}

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly defaultOpen?: boolean;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Opening one closes the others. */
  readonly single?: boolean;
  readonly headingLevel?: 2 | 3 | 4 | 5 | 6;
}

export function Accordion({ items, single = false, headingLevel }: AccordionProps) {
  const [openId, setOpenId] = useState(items.find((item) => item.defaultOpen)?.id);
  return (
    <div className="br-accordion">
      {items.map((item) => (
        <Panel
          key={item.id}
          title={item.title}
          headingLevel={headingLevel}
          {...(single
            ? { open: item.id === openId, onToggle: (open) => setOpenId(open ? item.id : undefined) }
            : { defaultOpen: item.defaultOpen })}
        >
          {item.content}
        </Panel>
      ))}
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';
import { rove } from './roving.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** How many things wait there. */
  readonly count?: number;
  readonly content?: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active?: string;
  readonly onChange?: (id: string) => void;
  /** One panel for all tabs, when a tab only filters what is below. */
  readonly children?: ReactNode;
}

export function Tabs({ label, tabs, active, onChange, children }: TabsProps) {
  const base = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const current = active ?? chosen;
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const choose = (id: string) => {
    setChosen(id);
    onChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = tabs[rove(event.key, index, tabs.length, 'horizontal') ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    buttons.current.get(next.id)?.focus();
  };
  const shown = tabs.find((tab) => tab.id === current);
  return (
    <div className="br-tab">
      <div className="tab-nav">
        <div className="ui-tablist" role="tablist" aria-label={label}>
          {tabs.map((tab, index) => (
            <div
              key={tab.id}
              role="presentation"
              className={cx('tab-item', tab.id === current && 'is-active')}
            >
              <button
                type="button"
                role="tab"
                id={`${base}-${tab.id}`}
                aria-selected={tab.id === current}
                aria-controls={`${base}-painel`}
                tabIndex={tab.id === current ? 0 : -1}
                ref={(element) => {
                  if (element) buttons.current.set(tab.id, element);
                  else buttons.current.delete(tab.id);
                }}
                onClick={() => choose(tab.id)}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                {tab.label}{' '}
                {tab.count !== undefined && (
                  <span className="ui-count">{tab.count.toLocaleString('pt-BR')}</span>
                )}
              </button>
            </div>
          ))}
        </div>
      </div>
      <div className="tab-content">
        <div
          className="tab-panel is-active"
          role="tabpanel"
          id={`${base}-painel`}
          aria-labelledby={`${base}-${current}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is a stop of its own (WAI-ARIA tabs pattern)
          tabIndex={0}
        >
          {children ?? shown?.content}
        </div>
      </div>
    </div>
  );
}

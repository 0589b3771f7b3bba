import { type ReactNode, useId, useRef } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { type TabListState, useTabListState } from 'react-stately/useTabListState';
import { cx } from '../cx.ts';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** How many things are waiting there. */
  readonly count?: number;
  readonly content?: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly active?: string;
  readonly onChange?: (id: string) => void;
  /** One panel for all tabs, when the tabs only filter what is below. */
  readonly children?: ReactNode;
}

type State = TabListState<Tab>;

interface PartProps {
  readonly state: State;
  /** The library keeps the first panel's id; our one panel for all tabs has its own. */
  readonly painel: string;
}

function TabButton({ tab, state, painel }: PartProps & { readonly tab: Tab }) {
  const button = useRef<HTMLButtonElement>(null);
  const { tabProps, isSelected } = useTab({ key: tab.id }, state, button);
  return (
    <div role="presentation" className={cx('tab-item', isSelected && 'is-active')}>
      <button type="button" {...tabProps} aria-controls={isSelected ? painel : undefined} ref={button}>
        {tab.label}{' '}
        {tab.count !== undefined && <span className="ui-count">{tab.count.toLocaleString('pt-BR')}</span>}
      </button>
    </div>
  );
}

function Panel({ state, painel, children }: PartProps & { readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, panel);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel is a stop of its own (WAI-ARIA tabs pattern)
    <div {...tabPanelProps} id={painel} className="tab-panel is-active" tabIndex={0} ref={panel}>
      {children}
    </div>
  );
}

export function Tabs({ label, tabs, active, onChange, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const painel = useId();
  const props = {
    'aria-label': label,
    items: tabs,
    children: (tab: Tab) => <Item key={tab.id}>{tab.label}</Item>,
    selectedKey: active,
    defaultSelectedKey: tabs[0]?.id,
    onSelectionChange: (key: string | number) => onChange?.(String(key)),
  };
  const state = useTabListState<Tab>(props);
  const { tabListProps } = useTabList(props, state, list);
  const shown = tabs.find((tab) => tab.id === state.selectedKey);
  return (
    <div className="br-tab">
      <div className="tab-nav">
        <div {...tabListProps} className="ui-tablist" ref={list}>
          {tabs.map((tab) => (
            <TabButton key={tab.id} tab={tab} state={state} painel={painel} />
          ))}
        </div>
      </div>
      <div className="tab-content">
        <Panel state={state} painel={painel}>
          {children ?? shown?.content}
        </Panel>
      </div>
    </div>
  );
}

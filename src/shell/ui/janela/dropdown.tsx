import type { IconDefinition } from '@fortawesome/fontawesome-common-types';
import { faCaretDown } from '@fortawesome/free-solid-svg-icons/faCaretDown.js';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Link, type To } from 'react-router';
import { Button, type ButtonLook } from '../button.tsx';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { rove } from '../navegacao/roving.ts';

interface ItemLook {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconDefinition;
  readonly disabled?: boolean;
  readonly danger?: boolean;
}

export type DropdownItem =
  | (ItemLook & { readonly onSelect: () => void })
  | (ItemLook & { readonly to: To })
  | (ItemLook & {
      readonly href: string;
      readonly newWindow?: boolean;
      /** May keep the browser from following the link, to do it later. */
      readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
    })
  | { readonly id: string; readonly separator: true };

/** A long menu is read by its groups. */
export interface DropdownGroup {
  readonly id: string;
  readonly heading: string;
  readonly items: readonly DropdownItem[];
}

export interface DropdownProps extends ButtonLook {
  /** The button's text; with `trigger` it is only for screen readers. */
  readonly label: string;
  /** Drawn inside the button instead of the label, for example an avatar. */
  readonly trigger?: ReactNode;
  /** Only the icon is drawn. */
  readonly hiddenLabel?: boolean;
  readonly items: readonly (DropdownItem | DropdownGroup)[];
  readonly align?: 'start' | 'end';
}

const isItem = (item: DropdownItem): item is Exclude<DropdownItem, { separator: true }> =>
  !('separator' in item);

function MenuItem({ item, close }: { readonly item: DropdownItem; readonly close: () => void }) {
  if (!isItem(item)) return <hr />;
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    className: cx('br-item', item.danger && 'danger'),
    'aria-disabled': item.disabled || undefined,
  };
  const inside = (
    <>
      {item.icon && <Icon icon={item.icon} />}
      {item.label}
    </>
  );
  if ('to' in item && !item.disabled)
    return (
      <Link {...common} to={item.to} onClick={close}>
        {inside}
      </Link>
    );
  if ('href' in item && !item.disabled)
    return (
      <a
        {...common}
        href={item.href}
        onClick={(event) => {
          item.onFollow?.(event);
          close();
        }}
        {...(item.newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {inside}
      </a>
    );
  const select = () => {
    if (item.disabled || !('onSelect' in item)) return;
    close();
    item.onSelect();
  };
  return (
    <button {...common} type="button" onClick={select}>
      {inside}
    </button>
  );
}

function MenuGroup({ group, close }: { readonly group: DropdownGroup; readonly close: () => void }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of menu items is no field set
    <div role="group" aria-labelledby={id} className="ui-menu-grupo">
      <span id={id} className="ui-menu-titulo">
        {group.heading}
      </span>
      {group.items.map((item) => (
        <MenuItem key={item.id} item={item} close={close} />
      ))}
    </div>
  );
}

/**
 * Button and menu as in the WAI-ARIA menu-button pattern: arrows, Home, End, first letter, Escape,
 * a press outside.
 */
export function Dropdown({ label, trigger, hiddenLabel, items, align = 'start', ...look }: DropdownProps) {
  const menuId = useId();
  const root = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<'no' | 'first' | 'last'>('no');
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = (giveFocusBack: boolean) => {
    setOpen('no');
    if (giveFocusBack) root.current?.querySelector<HTMLElement>(':scope > button')?.focus();
  };
  useEffect(() => {
    if (open === 'no') return;
    const found = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    found.at(open === 'first' ? 0 : -1)?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen('no');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [open]);
  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen('no');
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      return close(true);
    }
    const all = entries();
    const index = all.indexOf(document.activeElement as HTMLElement);
    const next = rove(event.key, index, all.length, 'vertical');
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase('pt-BR') : null;
    const wanted = [...all.slice(index + 1), ...all.slice(0, index + 1)].find(
      (entry) => letter && entry.textContent?.trim().toLocaleLowerCase('pt-BR').startsWith(letter),
    );
    const target = next === null ? wanted : all[next];
    if (!target || (letter === ' ' && next === null)) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div className="ui-dropdown" ref={root}>
      <Button
        {...look}
        icon={trigger || hiddenLabel ? look.icon : (look.icon ?? faCaretDown)}
        iconPosition={look.iconPosition ?? (look.icon ? 'start' : 'end')}
        aria-haspopup="menu"
        aria-expanded={open !== 'no'}
        aria-controls={open === 'no' ? undefined : menuId}
        aria-label={hiddenLabel ? label : undefined}
        onClick={() => setOpen(open === 'no' ? 'first' : 'no')}
        onKeyDown={onButtonKeyDown}
      >
        {trigger && (
          <span className="ui-dropdown-trigger" aria-hidden="true">
            {trigger}
          </span>
        )}
        {hiddenLabel ? null : <span className={trigger ? 'sr-only' : undefined}>{label}</span>}
      </Button>
      {open !== 'no' && (
        <div
          className="ui-menu"
          role="menu"
          id={menuId}
          ref={menu}
          aria-label={label}
          data-align={align}
          onKeyDown={onMenuKeyDown}
        >
          {items.map((item) =>
            'heading' in item ? (
              <MenuGroup key={item.id} group={item} close={() => close(true)} />
            ) : (
              <MenuItem key={item.id} item={item} close={() => close(true)} />
            ),
          )}
        </div>
      )}
    </div>
  );
}

import { faSort } from '@fortawesome/free-solid-svg-icons/faSort.js';
import { faSortDown } from '@fortawesome/free-solid-svg-icons/faSortDown.js';
import { faSortUp } from '@fortawesome/free-solid-svg-icons/faSortUp.js';
import type { CSSProperties, ReactNode } from 'react';
import { Checkbox } from './campos/checkbox.tsx';
import { Icon } from './icon.tsx';

export interface TableSort {
  readonly key: string;
  readonly direction: 'ascending' | 'descending';
}

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  /** This column names the row for screen readers: the protocol, the office. */
  readonly rowHeader?: boolean;
  readonly align?: 'start' | 'end';
}

interface TableSelection {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (selected: ReadonlySet<string>) => void;
  /** What a row is called: 'Selecionar 00106.000001/2026-11'. */
  readonly nameOf: (key: string) => string;
  /** Why a row cannot be chosen; undefined when it can. */
  readonly unavailable?: (key: string) => string | undefined;
}

export interface TableProps<Row> {
  readonly caption: string;
  readonly hiddenCaption?: boolean;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  readonly selection?: TableSelection;
  readonly dense?: boolean;
  /** What is special about a row, for its look; words in a cell must say the same. */
  readonly rowState?: (row: Row) => string | undefined;
  /** Scrolls within this height, with its head on top; otherwise the head sticks to the window. */
  readonly maxHeight?: string;
  /** Shown instead of the table when there are no rows. */
  readonly empty?: ReactNode;
}

/**
 * Explicit, because the card layout on phones changes `display`, and some browsers then no longer
 * treat it as a table.
 */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const SORT_ICONS = { none: faSort, ascending: faSortUp, descending: faSortDown };

interface HeadProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort'> {
  readonly column: TableColumn<Row>;
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  const current = sort?.key === column.key ? sort.direction : 'none';
  const next = current === 'ascending' ? 'descending' : 'ascending';
  const sortable = column.sortable && onSort;
  return (
    <th scope="col" {...ROLES.head} data-align={column.align} aria-sort={sortable ? current : undefined}>
      {sortable ? (
        <button type="button" onClick={() => onSort({ key: column.key, direction: next })}>
          {column.header}
          <Icon icon={SORT_ICONS[current]} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

/** Rows on other pages stay as they were. */
function withPage(
  selected: ReadonlySet<string>,
  keys: readonly string[],
  chosen: boolean,
): ReadonlySet<string> {
  const others = [...selected].filter((key) => !keys.includes(key));
  return new Set(chosen ? [...others, ...keys] : others);
}

function toggled(selected: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

export function Table<Row>(props: TableProps<Row>) {
  const { caption, hiddenCaption, columns, rows, rowKey, selection, dense, maxHeight, empty } = props;
  if (rows.length === 0 && empty) return <>{empty}</>;
  const keys = rows.map(rowKey);
  const available = keys.filter((key) => !selection?.unavailable?.(key));
  const count = selection ? available.filter((key) => selection.selected.has(key)).length : 0;
  const style = maxHeight ? ({ '--table-max-height': maxHeight } as CSSProperties) : undefined;
  return (
    <div className="br-table">
      <div className="ui-table" data-dense={dense} data-scroll={Boolean(maxHeight)} style={style}>
        <table {...ROLES.table}>
          <caption className={hiddenCaption ? 'sr-only' : undefined}>{caption}</caption>
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              {selection && (
                <th scope="col" className="ui-table-select" {...ROLES.head}>
                  <Checkbox
                    label="Selecionar todos desta página"
                    hiddenLabel
                    disabled={available.length === 0}
                    checked={count > 0 && count === available.length}
                    indeterminate={count > 0 && count < available.length}
                    onChange={() =>
                      selection.onChange(withPage(selection.selected, available, count < available.length))
                    }
                  />
                </th>
              )}
              {columns.map((column) => (
                <Head key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {rows.map((row, index) => {
              const key = keys[index] ?? '';
              const selected = selection?.selected.has(key) ?? false;
              const reason = selection?.unavailable?.(key);
              return (
                <tr
                  key={key}
                  {...ROLES.row}
                  data-selected={selected}
                  data-state={props.rowState?.(row)}
                  aria-selected={selection ? selected : undefined}
                >
                  {selection && (
                    <td className="ui-table-select" title={reason} {...ROLES.cell}>
                      <Checkbox
                        label={`Selecionar ${selection.nameOf(key)}${reason ? `: ${reason}` : ''}`}
                        hiddenLabel
                        disabled={reason !== undefined}
                        checked={selected}
                        onChange={() => selection.onChange(toggled(selection.selected, key))}
                      />
                    </td>
                  )}
                  {columns.map((column) =>
                    column.rowHeader ? (
                      <th
                        key={column.key}
                        scope="row"
                        {...ROLES.rowHead}
                        data-th={column.header}
                        data-align={column.align}
                      >
                        {column.cell(row)}
                      </th>
                    ) : (
                      <td key={column.key} {...ROLES.cell} data-th={column.header} data-align={column.align}>
                        {column.cell(row)}
                      </td>
                    ),
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

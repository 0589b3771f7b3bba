import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Table, type TableColumn, type TableProps } from './table.tsx';

interface Row {
  readonly protocolo: string;
  readonly prazo: string;
}
const rows: readonly Row[] = [
  { protocolo: '001', prazo: '12/03/2026' },
  { protocolo: '002', prazo: '13/03/2026' },
];
const columns: readonly TableColumn<Row>[] = [
  { key: 'protocolo', header: 'Protocolo', rowHeader: true, cell: (row) => row.protocolo },
  { key: 'prazo', header: 'Prazo', sortable: true, cell: (row) => row.prazo },
];
const table = (props: Partial<TableProps<Row>> = {}) =>
  render(<Table caption="Casos" columns={columns} rows={rows} rowKey={(row) => row.protocolo} {...props} />);

describe('Table', () => {
  it('is named by its caption and each row by its header', () => {
    table();
    expect(screen.getByRole('table', { name: 'Casos' })).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['001', '002']);
  });

  it('repeats the head in each cell for the cards of phones', () => {
    table();
    expect(screen.getAllByRole('cell').map((cell) => cell.dataset.th)).toEqual(['Prazo', 'Prazo']);
  });

  it('sorts by a sortable head, first up and then down', async () => {
    const onSort = vi.fn();
    const { rerender } = table({ onSort });
    expect(screen.getByRole('columnheader', { name: 'Prazo' }).getAttribute('aria-sort')).toBe('none');
    expect(screen.getByRole('columnheader', { name: 'Protocolo' }).hasAttribute('aria-sort')).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Prazo' }));
    const sort = { key: 'prazo', direction: 'ascending' } as const;
    expect(onSort).toHaveBeenLastCalledWith(sort);
    rerender(
      <Table
        caption="Casos"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.protocolo}
        sort={sort}
        onSort={onSort}
      />,
    );
    expect(screen.getByRole('columnheader', { name: 'Prazo' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Prazo' }));
    expect(onSort).toHaveBeenLastCalledWith({ key: 'prazo', direction: 'descending' });
  });

  it('selects one row, all rows and none', async () => {
    const onChange = vi.fn<(selected: ReadonlySet<string>) => void>();
    const chosen = () => [...(onChange.mock.lastCall?.[0] ?? [])];
    const selection = { selected: new Set(['001']), onChange, nameOf: (key: string) => key };
    table({ selection });
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Selecionar todos desta página' });
    expect(all.indeterminate).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar 002' }));
    expect(chosen()).toEqual(['001', '002']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar 001' }));
    expect(chosen()).toEqual([]);
    await userEvent.click(all);
    expect(chosen()).toEqual(['001', '002']);
  });

  it('does not select a row that cannot be chosen, alone or with all, and says why', async () => {
    const onChange = vi.fn<(selected: ReadonlySet<string>) => void>();
    const unavailable = (key: string) => (key === '002' ? 'já foi' : undefined);
    table({ selection: { selected: new Set(), onChange, nameOf: (key) => key, unavailable } });
    const fora = screen.getByRole('checkbox', { name: 'Selecionar 002: já foi' });
    expect((fora as HTMLInputElement).disabled).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    expect([...(onChange.mock.lastCall?.[0] ?? [])]).toEqual(['001']);
  });

  it('leaves what is selected on other pages as it is', async () => {
    const onChange = vi.fn<(selected: ReadonlySet<string>) => void>();
    const selection = { selected: new Set(['099']), onChange, nameOf: (key: string) => key };
    table({ selection });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
    expect([...(onChange.mock.lastCall?.[0] ?? [])]).toEqual(['099', '001', '002']);
  });

  it('gives its place to the empty state', () => {
    table({ rows: [], empty: <p>Nada por aqui.</p> });
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(document.body).getByText('Nada por aqui.')).toBeTruthy();
  });
});

it('a column of numbers is aligned at its end; on a phone its label stands at the left, as every other', () => {
  const css = readFileSync(`${import.meta.dirname}/../styles/conteudo.css`, 'utf8');
  const [mesa = '', telefone = ''] = css.split('@container (max-width: 42rem)');
  expect(mesa).toMatch(/\.ui-table \[data-align="end"\] \{\s*text-align: right;/);
  expect(telefone).toMatch(/\.ui-table tbody \[data-align="end"\] \{\s*text-align: left;/);
});

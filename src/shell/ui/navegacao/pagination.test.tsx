import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Pagination } from './pagination.tsx';

it('says where one is and goes to neighbours and pages', async () => {
  const onPage = vi.fn();
  render(<Pagination page={2} pageSize={20} total={431} onPage={onPage} />);
  expect(screen.getByRole('status').textContent).toBe('21–40 de 431 itens');
  expect(screen.getByRole('button', { name: 'Página 2' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('button', { name: 'Página anterior' }));
  await userEvent.click(screen.getByRole('button', { name: 'Próxima página' }));
  await userEvent.click(screen.getByRole('button', { name: 'Página 22' }));
  expect(onPage.mock.calls.flat()).toEqual([1, 3, 22]);
});

it('stops at both ends, also without items', () => {
  render(<Pagination page={1} pageSize={20} total={0} onPage={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('0–0 de 0 itens');
  for (const name of ['Página anterior', 'Próxima página']) {
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
  }
});

it('changes how many it shows', async () => {
  const onPageSize = vi.fn();
  render(
    <Pagination
      page={1}
      pageSize={10}
      total={1}
      onPage={() => undefined}
      pageSizes={[10, 50]}
      onPageSize={onPageSize}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe('1–1 de 1 item');
  await userEvent.selectOptions(screen.getByLabelText('Exibir'), '50');
  expect(onPageSize).toHaveBeenCalledWith(50);
});

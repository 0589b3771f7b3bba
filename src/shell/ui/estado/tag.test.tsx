import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tag } from './tag.tsx';

it('is removed by a button that says which', async () => {
  const onRemove = vi.fn();
  render(<Tag onRemove={onRemove}>Órgão: CGU</Tag>);
  await userEvent.click(screen.getByRole('button', { name: 'Remover Órgão: CGU' }));
  expect(onRemove).toHaveBeenCalledOnce();
});

it('carries its words beside its colour', () => {
  const { container } = render(<Tag tone="danger">Vencida</Tag>);
  expect(container.firstElementChild?.getAttribute('data-tone')).toBe('danger');
  expect(container.textContent).toBe('Vencida');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { criarCalendario } from '#kernel/prazo/calendario.ts';
import { plainDate } from '#kernel/prazo/data.ts';
import { explain } from '#kernel/prazo/explain.ts';
import { DiasDoPrazo } from './dias-do-prazo.tsx';

const { dias } = explain(criarCalendario([]), { registro: plainDate(2026, 3, 3), dias: 20 });

it('folds the ordinary days of a term and shows them all when asked', async () => {
  render(<DiasDoPrazo dias={dias} />);
  expect(screen.getByText('Mais 18 dias que contam')).toBeDefined();
  expect(screen.getByText('De qui., 05/03/2026 a dom., 22/03/2026.')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Ver todos os dias (21)', expanded: false }));
  expect(screen.getAllByRole('listitem')).toHaveLength(21);
  await userEvent.click(screen.getByRole('button', { name: 'Ver só o que importa', expanded: true }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('has nothing to unfold where every day matters', () => {
  render(<DiasDoPrazo dias={dias.slice(0, 2)} />);
  expect(screen.queryByRole('button')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'triar', label: 'Triar', count: 1240, content: 'fila de triagem' },
  { id: 'analise', label: 'Em análise', content: 'fila de análise' },
  { id: 'vencidas', label: 'Vencidas', count: 0, content: 'fila vencida' },
];

it('shows the panel of the chosen tab, named by it', async () => {
  render(<Tabs label="Filas" tabs={tabs} />);
  expect(screen.getByRole('tabpanel', { name: 'Triar 1.240' }).textContent).toBe('fila de triagem');
  await userEvent.click(screen.getByRole('tab', { name: 'Em análise' }));
  expect(screen.getByRole('tabpanel', { name: 'Em análise' }).textContent).toBe('fila de análise');
  const escolhida = screen.getByRole('tab', { name: 'Em análise' });
  expect(escolhida.getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

it('is one Tab stop, with arrows, Home and End inside', async () => {
  const onChange = vi.fn();
  render(<Tabs label="Filas" tabs={tabs} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{End}');
  expect(onChange.mock.calls.flat()).toEqual(['analise', 'vencidas', 'triar', 'vencidas']);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Vencidas 0' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

it('obeys the tab chosen from outside', () => {
  render(
    <Tabs label="Filas" tabs={tabs} active="vencidas">
      tabela
    </Tabs>,
  );
  expect(screen.getByRole('tab', { name: 'Vencidas 0' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('tabela');
});

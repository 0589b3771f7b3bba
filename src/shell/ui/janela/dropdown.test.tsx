import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { Dropdown } from './dropdown.tsx';

function menu() {
  const onSelect = vi.fn();
  render(
    <MemoryRouter>
      <Dropdown
        label="Ações"
        items={[
          { id: 'editar', label: 'Editar', onSelect },
          { id: 'ver', label: 'Ver', to: '/ver' },
          { id: 'fim', separator: true },
          { id: 'prorrogar', label: 'Prorrogar', disabled: true, onSelect },
        ]}
      />
      <p>fora</p>
    </MemoryRouter>,
  );
  return { onSelect, button: screen.getByRole('button', { name: 'Ações' }) };
}
const focused = () => document.activeElement?.textContent;

describe('Dropdown', () => {
  it('opens on its first item, moves by arrows around the ends, and by first letter', async () => {
    const { button } = menu();
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(focused()).toBe('Editar');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Prorrogar');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Ver');
    await userEvent.keyboard('{Home}p');
    expect(focused()).toBe('Prorrogar');
  });

  it('opens by arrow keys on its first or last item', async () => {
    const { button } = menu();
    button.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Prorrogar');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(focused()).toBe('Editar');
  });

  it('gives the focus back on Escape, and closes on a press outside', async () => {
    const { button } = menu();
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    await userEvent.click(screen.getByText('fora'));
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('runs what is chosen and closes; a disabled item does neither', async () => {
    const { onSelect, button } = menu();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Prorrogar' }));
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(onSelect).toHaveBeenCalledOnce();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes when Tab leaves it', async () => {
    const { button } = menu();
    await userEvent.click(button);
    await userEvent.tab();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('N14 a long menu is read by its groups, and walked through as one', async () => {
    render(
      <MemoryRouter>
        <Dropdown
          label="Mais ações"
          items={[
            { id: 'a', heading: 'Tratar', items: [{ id: 'r', label: 'Responder', onSelect: vi.fn() }] },
            { id: 'b', heading: 'Encerrar', items: [{ id: 'q', label: 'Arquivar', onSelect: vi.fn() }] },
          ]}
        />
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    expect(screen.getAllByRole('group').map((grupo) => grupo.textContent)).toEqual([
      'TratarResponder',
      'EncerrarArquivar',
    ]);
    expect(screen.getByRole('group', { name: 'Encerrar' })).toBeDefined();
    expect(focused()).toBe('Responder');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Arquivar');
  });
});

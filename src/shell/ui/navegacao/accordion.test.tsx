import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Accordion, Collapsible } from './accordion.tsx';

const items = [
  { id: 'a', title: 'Qual é o prazo?', content: 'Trinta dias.', defaultOpen: true },
  { id: 'b', title: 'Posso recorrer?', content: 'Em dez dias.' },
];
const header = (name: string) => screen.getByRole('button', { name });
const expanded = (name: string) => header(name).getAttribute('aria-expanded');

describe('Accordion', () => {
  it('opens and closes each panel by keyboard', async () => {
    render(<Accordion items={items} />);
    expect(screen.getByText('Em dez dias.').hidden).toBe(true);
    header('Posso recorrer?').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: 'Posso recorrer?' }).hidden).toBe(false);
    expect([expanded('Qual é o prazo?'), expanded('Posso recorrer?')]).toEqual(['true', 'true']);
  });

  it('keeps one open at a time when single', async () => {
    render(<Accordion items={items} single />);
    await userEvent.click(header('Posso recorrer?'));
    expect([expanded('Qual é o prazo?'), expanded('Posso recorrer?')]).toEqual(['false', 'true']);
    await userEvent.click(header('Posso recorrer?'));
    expect(expanded('Posso recorrer?')).toBe('false');
  });
});

describe('Collapsible', () => {
  it('obeys from outside and reports presses', async () => {
    const onToggle = vi.fn();
    render(
      <Collapsible title="3 visualizações" open={false} onToggle={onToggle}>
        texto
      </Collapsible>,
    );
    await userEvent.click(header('3 visualizações'));
    expect(onToggle).toHaveBeenCalledWith(true);
    expect(expanded('3 visualizações')).toBe('false');
  });
});

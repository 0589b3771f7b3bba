import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Message, type MessageType } from './message.tsx';

const titles: readonly [MessageType, string, string][] = [
  ['danger', 'Atenção:', 'shake'],
  ['success', 'Sucesso!', 'bounce'],
  ['info', 'Info:', 'bounce'],
  ['warning', 'Aviso:', 'bounce'],
];

describe('S4-10 Message', () => {
  it.each(titles)('%s is titled %s and moves by a %s', (type, title, motion) => {
    const { container } = render(<Message type={type}>texto</Message>);
    expect(screen.getByText(title)).toBeTruthy();
    expect(container.firstElementChild?.getAttribute('data-motion')).toBe(motion);
    expect(screen.getByRole(type === 'danger' ? 'alert' : 'status').textContent).toBe(`${title} texto`);
  });

  it('takes a title of its own', () => {
    render(
      <Message type="danger" title="Erro">
        texto
      </Message>,
    );
    expect(screen.queryByText('Atenção:')).toBeNull();
    expect(screen.getByText('Erro')).toBeTruthy();
  });

  it("closes by the button 'Fechar'", async () => {
    const onClose = vi.fn();
    render(<Message type="info" onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('neither moves nor speaks when it is part of the page', () => {
    const { container } = render(
      <Message type="warning" still>
        texto
      </Message>,
    );
    expect(screen.queryByRole('status')).toBeNull();
    expect(container.firstElementChild?.hasAttribute('data-motion')).toBe(false);
  });
});

import { faHome } from '@fortawesome/free-solid-svg-icons/faHome.js';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('wears the gov.br classes of its emphasis, size and width', () => {
    render(
      <Button variant="primary" size="large" block tone="danger">
        Enviar
      </Button>,
    );
    expect(screen.getByRole('button').className).toBe('br-button primary danger large block');
  });

  it('does not submit a form unless told to', () => {
    render(<Button>Abrir</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('is round when it only has an icon', () => {
    render(<Button icon={faHome} aria-label="Início" />);
    expect(screen.getByRole('button', { name: 'Início' }).classList.contains('circle')).toBe(true);
  });

  it('keeps focus but ignores presses and submits while loading', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Enviar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Enviar' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('answers to Enter and Space', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Abrir</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});

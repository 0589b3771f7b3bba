import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Textarea } from './textarea.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Textarea', () => {
  it("counts 'n de 8000 caracteres' while one types", () => {
    render(<Textarea label="Relato" />);
    expect(screen.getByText('0 de 8000 caracteres')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Relato'), { target: { value: 'Olá' } });
    expect(screen.getByText('3 de 8000 caracteres')).toBeTruthy();
  });

  it('announces the count politely, and only after a pause', () => {
    render(<Textarea label="Relato" limit={10} />);
    const status = screen.getByRole('status');
    expect(status.getAttribute('aria-live')).toBe('polite');
    fireEvent.change(screen.getByLabelText('Relato'), { target: { value: 'abc' } });
    expect(status.textContent).toBe('');
    act(() => void vi.advanceTimersByTime(1000));
    expect(status.textContent).toBe('3 de 10 caracteres');
  });

  it('counts a controlled value, too', () => {
    render(<Textarea label="Relato" value="rascunho" onChange={() => undefined} />);
    expect(screen.getByText('8 de 8000 caracteres')).toBeTruthy();
  });

  it('never cuts a text that is too long, it only warns', () => {
    render(<Textarea label="Relato" limit={3} defaultValue="comprido" />);
    const area = screen.getByLabelText<HTMLTextAreaElement>('Relato');
    expect(area.hasAttribute('maxlength')).toBe(false);
    expect(screen.getByText('8 de 3 caracteres').dataset.near).toBe('true');
  });

  it('leaves the counter out when told so', () => {
    render(<Textarea label="Observação" limit={false} />);
    expect(screen.queryByText(/caracteres/)).toBeNull();
  });
});

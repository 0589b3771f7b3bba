import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

afterEach(() => vi.restoreAllMocks());

const button = () => screen.getByRole('button', { name: 'Copiar protocolo' });

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const user = userEvent.setup();
    render(<CopyButton text="00106.000001/2026-11" what="protocolo" />);
    await user.click(button());
    expect(await navigator.clipboard.readText()).toBe('00106.000001/2026-11');
    expect(screen.getByRole('status').textContent).toBe('Copiado.');
  });

  it('tells how to do it by hand when the browser refuses', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<CopyButton text="x" what="protocolo" />);
    await user.click(button());
    expect(screen.getByRole('status').textContent).toBe(
      'Não foi possível copiar. Selecione o texto e copie.',
    );
  });

  it('copies on plain http, too, where the clipboard object does not exist', async () => {
    const user = userEvent.setup();
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    const copied: string[] = [];
    document.execCommand = vi.fn(
      () => copied.push((document.activeElement as HTMLTextAreaElement).value) > 0,
    );
    render(<CopyButton text="00106" what="protocolo" showLabel />);
    await user.click(button());
    expect(copied).toEqual(['00106']);
    expect(screen.getByText('Copiado')).toBeTruthy();
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});

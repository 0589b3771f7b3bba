import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { LoadingBar } from './loading-bar.tsx';

describe('S4-08 LoadingBar', () => {
  it('is heard when it starts and silent when it ends', () => {
    const { rerender } = render(<LoadingBar active={false} />);
    expect(screen.getByRole('status').textContent).toBe('');
    rerender(<LoadingBar active />);
    expect(screen.getByRole('status').textContent).toBe('Carregando…');
  });

  it('cancels by Escape what can be cancelled', async () => {
    const onCancel = vi.fn();
    render(<LoadingBar active cancellable onCancel={onCancel} />);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('ignores Escape when the request cannot be cancelled, and when nothing is outstanding', async () => {
    const onCancel = vi.fn();
    const { rerender } = render(<LoadingBar active onCancel={onCancel} />);
    await userEvent.keyboard('{Escape}');
    rerender(<LoadingBar active={false} cancellable onCancel={onCancel} />);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).not.toHaveBeenCalled();
  });
});

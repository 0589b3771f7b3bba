// @isolated: requests under way and the clock belong to the page.
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { beginRequest } from '#shell/api/loading.ts';
import { LoadingIndicator } from './loading-indicator.tsx';
import { resetShell } from './testing-layout.tsx';

afterEach(resetShell);

const isOn = () => screen.getByRole('status').textContent === 'Carregando…';
const begin = (cancellable: boolean) => {
  const controller = new AbortController();
  let end: () => void = () => undefined;
  act(() => {
    end = beginRequest(controller, cancellable);
  });
  return { controller, end: () => act(() => end()) };
};

describe('loading indicator', () => {
  it('S4-08 is on while any request is outstanding', () => {
    render(<LoadingIndicator />);
    expect(isOn()).toBe(false);
    const one = begin(false);
    const two = begin(false);
    one.end();
    expect(isOn()).toBe(true);
    two.end();
    expect(isOn()).toBe(false);
  });

  it('S4-08 Escape cancels only what is cancellable', async () => {
    render(<LoadingIndicator />);
    const fixed = begin(false);
    const loose = begin(true);
    await userEvent.keyboard('{Escape}');
    expect(loose.controller.signal.aborted).toBe(true);
    expect(fixed.controller.signal.aborted).toBe(false);
    loose.end();
    fixed.end();
  });

  it('S4-08 offers no way to cancel when nothing is cancellable', async () => {
    render(<LoadingIndicator />);
    const fixed = begin(false);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(fixed.controller.signal.aborted).toBe(false);
    fixed.end();
  });
});

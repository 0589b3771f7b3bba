import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../button.tsx';
import { Tooltip } from './tooltip.tsx';

const Page = () => (
  <Tooltip text="Controladoria-Geral da União">
    <Button>CGU</Button>
  </Tooltip>
);

describe('Tooltip', () => {
  it('shows on focus, describes the control itself, and leaves on blur', async () => {
    render(<Page />);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    const button = screen.getByRole('button', { name: 'CGU' });
    expect(button.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('stays while the pointer is over it and leaves after that', async () => {
    render(<Page />);
    // A real pointer moves to the control; one that is suddenly over it means that the page moved.
    await userEvent.hover(document.body);
    await userEvent.hover(screen.getByRole('button'));
    await userEvent.hover(screen.getByRole('tooltip'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(screen.getByRole('tooltip')).toBeTruthy();
    await userEvent.unhover(screen.getByRole('tooltip'));
    await waitForElementToBeRemoved(() => screen.queryByRole('tooltip'));
  });

  it('is hidden by Escape, the focus staying where it is', async () => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Steps } from './steps.tsx';

const steps = ['Assunto', 'Relato', 'Órgão'];

it('announces each step, also the first, in a region that stood before, and marks it', async () => {
  const { rerender } = render(<Steps steps={steps} current={0} />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  await waitFor(() => expect(region.textContent).toBe('Etapa 1 de 3 · Assunto'));
  rerender(<Steps steps={steps} current={1} />);
  await waitFor(() => expect(region.textContent).toBe('Etapa 2 de 3 · Relato'));
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([
    null,
    'step',
    null,
  ]);
});

it('goes back to a step already done, never ahead', async () => {
  const onStep = vi.fn();
  render(<Steps steps={steps} current={1} onStep={onStep} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Assunto, etapa concluída' }));
  expect(onStep).toHaveBeenCalledWith(0);
});

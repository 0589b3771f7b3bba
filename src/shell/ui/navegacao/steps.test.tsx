import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Steps } from './steps.tsx';

const steps = ['Assunto', 'Relato', 'Órgão'];

it('announces the current step and marks it', () => {
  const { rerender } = render(<Steps steps={steps} current={0} />);
  expect(screen.getByRole('status').textContent).toBe('Etapa 1 de 3 · Assunto');
  rerender(<Steps steps={steps} current={1} />);
  expect(screen.getByRole('status').textContent).toBe('Etapa 2 de 3 · Relato');
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

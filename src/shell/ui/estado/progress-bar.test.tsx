import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

it('says its value in words when it has some', () => {
  render(<ProgressBar label="Prazo" value={69.6} text="Faltam 9 dias" />);
  const bar = screen.getByRole('progressbar', { name: 'Prazo' });
  expect(bar.getAttribute('aria-valuenow')).toBe('70');
  expect(bar.getAttribute('aria-valuetext')).toBe('Faltam 9 dias');
});

it('never passes its ends', () => {
  render(<ProgressBar label="Prazo" value={140} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('100%');
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button.tsx';
import { EmptyState } from './empty-state.tsx';

it('says what is missing and offers the next step', () => {
  render(
    <EmptyState title="Nenhuma manifestação" action={<Button>Nova manifestação</Button>} headingLevel={3}>
      Comece por aqui.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Nenhuma manifestação');
  expect(screen.getByRole('button', { name: 'Nova manifestação' })).toBeTruthy();
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from './card.tsx';

it('is a region named by its heading, at the level asked for', () => {
  render(
    <Card title="Rascunhos" headingLevel={2} footer="rodapé">
      texto
    </Card>,
  );
  expect(screen.getByRole('region', { name: 'Rascunhos' }).textContent).toBe('Rascunhostextorodapé');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Rascunhos');
});

it('is no landmark without a title', () => {
  render(<Card>texto</Card>);
  expect(screen.queryByRole('region')).toBeNull();
});

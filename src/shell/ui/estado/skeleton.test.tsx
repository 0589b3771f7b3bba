import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './skeleton.tsx';

it('draws its lines for the eye and says one sentence for the ear', () => {
  const { container } = render(<Skeleton lines={4} label="Carregando a lista" />);
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(4);
  expect(screen.getByRole('status').textContent).toBe('Carregando a lista');
});

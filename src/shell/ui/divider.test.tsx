import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Divider } from './divider.tsx';

it('separates, and is plain text when it carries a word', () => {
  const { rerender } = render(<Divider />);
  expect(screen.getByRole('separator')).toBeTruthy();
  rerender(<Divider label="ou" />);
  expect(screen.queryByRole('separator')).toBeNull();
  expect(screen.getByText('ou')).toBeTruthy();
});

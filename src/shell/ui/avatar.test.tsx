import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Avatar, initialsOf } from './avatar.tsx';

it.each([
  ['Maria da Silva Souza', 'MS'],
  ['  joão   de sá ', 'JS'],
  ['Ângela', 'Â'],
  ['', '?'],
])('%j has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('says the full name to screen readers, unless it stands beside it', () => {
  const { rerender, container } = render(<Avatar name="Ana Lima" />);
  expect(screen.getByText('Ana Lima')).toBeTruthy();
  expect(screen.getByText('AL').getAttribute('aria-hidden')).toBe('true');
  rerender(<Avatar name="Ana Lima" decorative />);
  expect(container.textContent).toBe('AL');
});

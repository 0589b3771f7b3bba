import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Scrim } from './scrim.tsx';

it('is there only while active', () => {
  const { rerender } = render(<Scrim active={false}>conteúdo</Scrim>);
  expect(screen.queryByText('conteúdo')).toBeNull();
  rerender(<Scrim active>conteúdo</Scrim>);
  expect(screen.getByText('conteúdo')).toBeTruthy();
});

it('answers to a press on the veil, not on what stands on it', async () => {
  const onPress = vi.fn();
  render(
    <Scrim active onPress={onPress}>
      <p>conteúdo</p>
    </Scrim>,
  );
  await userEvent.click(screen.getByText('conteúdo'));
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.click(screen.getByTestId('scrim'));
  expect(onPress).toHaveBeenCalledOnce();
});

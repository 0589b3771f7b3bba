import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DateRangeInput } from './date-range-input.tsx';

function Page({ onChange }: { onChange: (text: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <DateRangeInput
      label="Período"
      value={value}
      error="Campo inválido!"
      onChange={(text) => {
        setValue(text);
        onChange(text);
      }}
    />
  );
}

it("S5-03 writes both ends as 'x até y', under one name", async () => {
  const onChange = vi.fn();
  render(<Page onChange={onChange} />);
  const group = screen.getByRole('group', { name: 'Período' });
  expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Campo inválido!',
  );
  await userEvent.type(screen.getByLabelText('De'), '01032026');
  await userEvent.type(screen.getByLabelText('Até'), '31032026');
  expect(onChange).toHaveBeenLastCalledWith('01/03/2026 até 31/03/2026');
  expect(screen.getByLabelText<HTMLInputElement>('De').value).toBe('01/03/2026');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { DateInput, type DateInputProps } from './date-input.tsx';

function Page(props: Partial<DateInputProps>) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (text: string) => {
    setValue(text);
    props.onChange?.(text);
  };
  return <DateInput label="Data do fato" {...props} value={value} onChange={change} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Data do fato');
const openCalendar = () =>
  userEvent.click(screen.getByRole('button', { name: 'Abrir calendário: Data do fato' }));

describe('DateInput', () => {
  it('puts the slashes in while one types', async () => {
    render(<Page />);
    await userEvent.type(field(), '12032026');
    expect(field().value).toBe('12/03/2026');
  });

  it('opens the calendar on its own day, in Portuguese, and takes the day picked', async () => {
    const onChange = vi.fn();
    render(<Page value="12/03/2026" onChange={onChange} />);
    await openCalendar();
    expect(screen.getByRole('dialog', { name: 'Calendário: Data do fato' }).textContent).toContain(
      'março de 2026',
    );
    expect(document.activeElement?.textContent).toBe('12');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('13/03/2026');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes by Escape, keeping the date', async () => {
    render(<Page value="12/03/2026" />);
    await openCalendar();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field().value).toBe('12/03/2026');
  });

  it('does not offer days outside its limits', async () => {
    render(<Page value="12/03/2026" min="2026-03-10" max="2026-03-20" />);
    await openCalendar();
    const off = (day: string) => screen.getByText(day, { selector: '.ui-day' }).getAttribute('aria-disabled');
    expect([off('9'), off('10'), off('20'), off('21')]).toEqual(['true', null, null, 'true']);
  });
});

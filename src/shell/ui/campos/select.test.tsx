import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Select, type SelectProps } from './select.tsx';

const options = [
  { value: 'cgu', label: 'Controladoria-Geral da União', group: 'Federal' },
  { value: 'ifce', label: 'Instituto Federal do Ceará', group: 'Federal' },
  { value: 'ce', label: 'Governo do Ceará', group: 'Estadual' },
];

function Page(props: Partial<SelectProps>) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (next: string) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <Select label="Órgão" options={options} {...props} value={value} onChange={change} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Órgão/ });
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('S2-27 Select', () => {
  it('groups its options and filters them without minding accents', async () => {
    render(<Page />);
    await userEvent.click(field());
    expect(shown()).toHaveLength(3);
    expect(within(screen.getByRole('group', { name: 'Federal' })).getAllByRole('option')).toHaveLength(2);
    await userEvent.type(field(), 'ceara');
    expect(shown()).toEqual(['Instituto Federal do Ceará', 'Governo do Ceará']);
  });

  it('chooses by keyboard alone', async () => {
    const onChange = vi.fn();
    render(<Page onChange={onChange} />);
    await userEvent.tab();
    await userEvent.keyboard('gover{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('ce');
    expect(field().value).toBe('Governo do Ceará');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('says when nothing is found', async () => {
    render(<Page />);
    await userEvent.type(field(), 'zzz');
    expect(screen.getByText('Ops! Não encontramos o que você está procurando!')).toBeTruthy();
  });

  it("hints 'Obrigatório.' when it is", () => {
    render(<Page required error="O campo Órgão é obrigatório!" />);
    expect(screen.getByText('Obrigatório.')).toBeTruthy();
    const described = (field().getAttribute('aria-describedby') ?? '').split(' ');
    const texts = described.map((id) => document.getElementById(id)?.textContent?.trim());
    expect(texts).toEqual(expect.arrayContaining(['Obrigatório.', 'O campo Órgão é obrigatório!']));
    expect(field().getAttribute('aria-invalid')).toBe('true');
  });

  it('raises the first characters as a prefix, once each, only when there are enough', async () => {
    const onPrefixo = vi.fn();
    render(<Page options={[]} minCaracteres={3} onPrefixo={onPrefixo} />);
    await userEvent.type(field(), 'fo');
    expect(onPrefixo).not.toHaveBeenCalled();
    expect(screen.getByText('Digite ao menos 3 caracteres.')).toBeTruthy();
    await userEvent.type(field(), 'rtaleza');
    expect(onPrefixo.mock.calls).toEqual([['for']]);
    await userEvent.clear(field());
    await userEvent.type(field(), 'sobral');
    expect(onPrefixo.mock.calls).toEqual([['for'], ['sob']]);
  });

  it('becomes empty again when its text is cleared', async () => {
    const onChange = vi.fn();
    render(<Page value="cgu" onChange={onChange} />);
    expect(field().value).toBe('Controladoria-Geral da União');
    await userEvent.clear(field());
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('does not open when it is merely passed by Tab', async () => {
    render(<Page />);
    await userEvent.tab();
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

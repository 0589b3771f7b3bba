import { semAcento } from '#kernel/texto.ts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Options of a group are listed together; groups are in the order they first appear. */
  readonly group?: string;
  readonly disabled?: boolean;
}

export interface OptionGroup {
  readonly name: string;
  readonly items: readonly SelectOption[];
}

export function groupOptions(options: readonly SelectOption[]): readonly OptionGroup[] {
  const groups = new Map<string, SelectOption[]>();
  for (const option of options) {
    const items = groups.get(option.group ?? '') ?? [];
    items.push(option);
    groups.set(option.group ?? '', items);
  }
  return [...groups].map(([name, items]) => ({ name, items }));
}

const plain = (text: string): string => semAcento(text).toLocaleLowerCase('pt-BR');

/** People type 'ministerio da saude': accents and case never hide an option. */
export const matches = (text: string, typed: string): boolean => plain(text).includes(plain(typed.trim()));

import { expect, it } from 'vitest';
import { groupOptions, matches } from './select-options.ts';

it('groups in the order groups first appear', () => {
  const options = [
    { value: '1', label: 'CGU', group: 'Federal' },
    { value: '2', label: 'Ceará', group: 'Estadual' },
    { value: '3', label: 'IFCE', group: 'Federal' },
    { value: '4', label: 'Outro' },
  ];
  expect(groupOptions(options).map(({ name, items }) => [name, items.map((item) => item.value)])).toEqual([
    ['Federal', ['1', '3']],
    ['Estadual', ['2']],
    ['', ['4']],
  ]);
});

it('finds an option whatever the accents and the case', () => {
  expect(matches('Ministério da Saúde', ' SAUDE ')).toBe(true);
  expect(matches('Ministério da Saúde', 'educação')).toBe(false);
});

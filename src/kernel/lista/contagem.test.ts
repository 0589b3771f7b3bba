import { expect, it } from 'vitest';
import { contagemDe } from './contagem.ts';

it('counts up to 999 and says when there are more', () => {
  expect(contagemDe(0)).toEqual({ total: 0, temMais: false });
  expect(contagemDe(999)).toEqual({ total: 999, temMais: false });
  expect(contagemDe(1000)).toEqual({ total: 999, temMais: true });
});

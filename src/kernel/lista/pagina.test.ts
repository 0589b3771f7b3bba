import { expect, it } from 'vitest';
import { z } from 'zod';
import { consultaDePagina, pagina } from './pagina.ts';

const consulta = z.strictObject(consultaDePagina());

it('a list is asked for the first page of its usual size where nothing is said', () => {
  expect(consulta.parse({})).toEqual({ porPagina: 20 });
  expect(z.object(consultaDePagina(50)).parse({ cursor: 'x' })).toEqual({ porPagina: 50, cursor: 'x' });
});

it.each(['9', '101', '20.5', 'muitos'])('refuses a page of %s rows', (porPagina) => {
  expect(consulta.safeParse({ porPagina }).success).toBe(false);
});

it('takes the size as an address writes it, and no cursor longer than any of ours', () => {
  expect(consulta.parse({ porPagina: '100' }).porPagina).toBe(100);
  expect(consulta.safeParse({ cursor: 'x'.repeat(2001) }).success).toBe(false);
});

it('an answer has its rows and where the next page begins, and may say more', () => {
  const resposta = pagina(z.object({ id: z.int() })).extend({ total: z.int() });
  const dita = { itens: [{ id: 1 }], proximoCursor: null, total: 1 };
  expect(resposta.parse(dita)).toEqual(dita);
  expect(resposta.safeParse({ itens: [], total: 0 }).success).toBe(false);
});

import { expect, it } from 'vitest';
import { Passo } from './estado-do-pedido.ts';
import { semDecisao } from './sem-decisao.ts';

it('Decreto 7.724/2012, art. 37: the mails promise a next instance only where there is one', () => {
  const promete = (passo: Parameters<typeof semDecisao>[0], temComissao: boolean) =>
    Object.values(semDecisao(passo, temComissao)).map((frase) => frase.includes('instância seguinte'));
  expect(promete(Passo.classificadora, false)).toEqual([true, true, true]);
  expect(promete(Passo.maxima, true)).toEqual([true, true, true]);
  // Reservada information, or an office whose law has no commission.
  expect(promete(Passo.maxima, false)).toEqual([false, false, false]);
  expect(promete(Passo.comissao, true)).toEqual([false, false, false]);
});

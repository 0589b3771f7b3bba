import { expect, it } from 'vitest';
import { podeMudarEmail } from './corrigir-contato.ts';

it('Decreto 10.153/2019, art. 7: the address of somebody with an account is theirs to change; at the desk a misheard one is mended', () => {
  const de = 'maria@casa.invalid';
  expect(podeMudarEmail({ temConta: true, de, para: 'espia@casa.invalid' }).allowed).toBe(false);
  expect(podeMudarEmail({ temConta: true, de, para: null }).allowed).toBe(false);
  expect(podeMudarEmail({ temConta: true, de, para: de }).allowed).toBe(true);
  expect(podeMudarEmail({ temConta: true, de, para: undefined }).allowed).toBe(true);
  expect(podeMudarEmail({ temConta: false, de, para: 'maria@lar.invalid' }).allowed).toBe(true);
});

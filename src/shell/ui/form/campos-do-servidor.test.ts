import { expect, it } from 'vitest';
import { camposDoServidor } from './campos-do-servidor.ts';

it('reads the fields of an error body', () => {
  expect(camposDoServidor({ details: { campos: { cpf: 'Campo inválido!', x: 1 } } })).toEqual({
    cpf: 'Campo inválido!',
  });
});

it.each([null, undefined, 'erro', new Error('x'), { details: null }, { details: { campos: 'x' } }])(
  'finds none in %j',
  (error) => {
    expect(camposDoServidor(error)).toEqual({});
  },
);

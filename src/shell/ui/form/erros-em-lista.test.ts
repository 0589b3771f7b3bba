import { expect, it } from 'vitest';
import { errosEmLista } from './erros-em-lista.ts';

it('flattens nested fields and lists to dotted paths', () => {
  const errors = {
    nome: { type: 'validacao', message: 'A' },
    envolvidos: [undefined, { nome: { type: 'validacao', message: 'B' } }],
    root: { type: 'servidor', message: 'C' },
  };
  expect(errosEmLista(errors)).toEqual([
    { campo: 'nome', message: 'A' },
    { campo: 'envolvidos.1.nome', message: 'B' },
    { campo: '', message: 'C' },
  ]);
});

it('does not take a field called type for an error', () => {
  expect(errosEmLista({ dados: { type: { type: 'validacao', message: 'A' } } })).toEqual([
    { campo: 'dados.type', message: 'A' },
  ]);
});
